import { createInterface } from "node:readline/promises";
import { AuthorError } from "../../system/author-error.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";

/** Asks until one of the choices is named, by itself or by its number. */
export type Ask = (question: string, choices: readonly string[]) => Promise<string>;

export interface AskStreams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** A choice may end with a remark: `eject (safe)`. */
const findChoice = (given: string, choices: readonly string[]): string | undefined =>
  choices[Number(given) - 1] ??
  choices.find((choice) => choice === given || choice.startsWith(`${given} (`));

export const createAsk =
  ({ input, output }: AskStreams): Ask =>
  async (question, choices) => {
    const lines = createInterface({ input, output });
    const cancelled = new AbortController();
    lines.once("SIGINT", () => cancelled.abort());
    lines.once("close", () => cancelled.abort());
    const list = choices.map((choice, index) => `  ${index + 1}  ${choice}\n`);
    output.write(`${question}\n${list.join("")}`);
    try {
      for (;;) {
        const given = (await lines.question("> ", { signal: cancelled.signal })).trim();
        const answer = findChoice(given, choices);
        if (answer !== undefined) return answer;
        output.write(`"${given}" is none of these.${formatDidYouMean(given, choices)}\n`);
      }
    } catch (error) {
      if (!cancelled.signal.aborted) throw error;
      throw new AuthorError({ severity: "error", message: "Stopped; nothing was written." });
    } finally {
      lines.close();
    }
  };
