import type { TranslationMessage } from "../../contract/contract.ts";
import type { WriteTranslationsOptions } from "../options.ts";

type Messages = Readonly<Record<string, TranslationMessage>>;

export interface MergedMessages {
  messages: Messages;
  /** How many are new. */
  added: number;
  /** Keys that nothing asks for any more. */
  unused: string[];
}

/** What a file holds, in its order, then what is new; translations that are there are kept. */
export function mergeMessages(
  known: Messages,
  offered: Messages,
  { override = false, messagePrefix = "" }: WriteTranslationsOptions,
): MergedMessages {
  const merged = new Map(Object.entries(known));
  let added = 0;
  for (const [key, { message, description }] of Object.entries(offered)) {
    const old = merged.get(key);
    if (!old) added += 1;
    merged.set(key, {
      ...old,
      message: old && !override ? old.message : messagePrefix + message,
      ...(description !== undefined && { description }),
    });
  }
  return {
    messages: Object.fromEntries(merged),
    added,
    unused: Object.keys(known).filter((key) => !Object.hasOwn(offered, key)),
  };
}
