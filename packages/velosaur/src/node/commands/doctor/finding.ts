import type { Diagnostic } from "../../system/diagnostic.ts";

export type Verdict =
  /** Runs as it is. */
  | "works"
  /** The engine does this itself, in the place of what the site names. */
  | "replaced"
  /** Has no effect, and the site is built all the same. */
  | "ignored"
  /** Could be better, or is needed for something beside the build. */
  | "advice"
  /** The site can't be built like this. */
  | "fails";

/** One thing that the doctor has looked at. */
export interface Finding {
  verdict: Verdict;
  message: string;
  /** What to write instead, or to run. */
  hint?: string;
  /** Absolute path of the file in question. */
  filePath?: string;
  /** From 1. */
  line?: number;
  keyPath?: string;
}

/** What a build would say: its errors end it, its warnings are about what has no effect. */
export const toFinding = (diagnostic: Diagnostic): Finding => {
  const { severity, message, hint, filePath, line, keyPath } = diagnostic;
  return {
    verdict: severity === "error" ? "fails" : "ignored",
    message,
    ...(hint !== undefined && { hint }),
    ...(filePath !== undefined && { filePath }),
    ...(line !== undefined && { line }),
    ...(keyPath !== undefined && { keyPath }),
  };
};
