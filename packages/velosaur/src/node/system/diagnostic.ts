/** A message for the author: what is wrong, where, and what to do. */
export interface Diagnostic {
  severity: "warning" | "error";
  message: string;
  /** Absolute path of the file in question. */
  filePath?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /** Path of a key within the file's data: `themeConfig.navbar.items[2].to`. */
  keyPath?: string;
  /** What to do about it. */
  hint?: string;
  /** The same for what is the same mistake, where the message names pages that show it, and others may. */
  about?: string;
  /** Of a name that is imported and not exported: whoever wants to may go on without it. */
  kind?: "absent-name";
  /** Text of the file, when it isn't what the disk holds (or to save reading it again). */
  source?: string;
}
