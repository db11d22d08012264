import type { Diagnostic } from "./diagnostic.ts";

/** What a machine refuses, and what to do about it. */
const FAULTS: ReadonlyMap<string, { problem: string; hint: string }> = new Map([
  ["ENOSPC", { problem: "The disk is full", hint: "Make room on it." }],
  ["EDQUOT", { problem: "Your share of the disk is used up", hint: "Make room on it." }],
  ["EROFS", { problem: "The disk can't be written", hint: "Mount it for writing." }],
  ["EIO", { problem: "The disk has failed", hint: "Check the disk." }],
  [
    "EMFILE",
    { problem: "Too many files are open", hint: "Raise the limit, for example with `ulimit -n`." },
  ],
  ["ENFILE", { problem: "Too many files are open on this machine", hint: "Close some programs." }],
  ["EACCES", { problem: "Permission is denied", hint: "See who owns the file or folder." }],
  ["EPERM", { problem: "The system refuses it", hint: "See who owns the file or folder." }],
]);

const CODES = new RegExp(`^(?:Error: )?(${[...FAULTS.keys()].join("|")}): `);

/** The bundler writes files itself, and has words of its own. */
const NO_SPACE = /No space left on device[^\n]*/i;

/** A fault of the machine's among the causes of an error. What threads and processes send has kept its message alone. */
export function findMachineFault(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error)) return undefined;
  const fault = FAULTS.get(findCode(error) ?? "");
  if (!fault) return findMachineFault(error.cause);
  const message = CODES.test(error.message)
    ? error.message
    : (NO_SPACE.exec(error.message)?.[0] ?? error.message);
  return { severity: "error", message: `${fault.problem}: ${message}`, hint: fault.hint };
}

const findCode = (error: NodeJS.ErrnoException): string | undefined =>
  FAULTS.has(error.code ?? "")
    ? error.code
    : (CODES.exec(error.message)?.[1] ?? (NO_SPACE.test(error.message) ? "ENOSPC" : undefined));

/** The disk, or its owner's share, has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ["ENOSPC", "EDQUOT"].includes(findCode(error) ?? "") || isDiskFull(error.cause);
}
