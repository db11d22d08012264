import colors from "picocolors";

export type LogLevel = "silent" | "error" | "warn" | "info";
const LEVELS: readonly LogLevel[] = ["silent", "error", "warn", "info"];

export interface Logger {
  info: (text: string) => void;
  success: (text: string) => void;
  warn: (text: string) => void;
  error: (text: string) => void;
  /** Text without a mark before it. */
  print: (text: string) => void;
  /** Text that says itself what is wrong, and how bad that is. */
  tell: (level: "error" | "warn", text: string) => void;
}

export interface LoggerOptions {
  level?: LogLevel;
  write?: (text: string, stream: "out" | "err") => void;
}

const writeToProcess = (text: string, stream: "out" | "err"): void => {
  (stream === "out" ? process.stdout : process.stderr).write(`${text}\n`);
};

const mark = (label: string, text: string): string => `${label} ${text}`;

/** Errors go to standard error, everything else to standard output. */
export const createLogger = ({
  level = "info",
  write = writeToProcess,
}: LoggerOptions = {}): Logger => {
  const isShown = (wanted: LogLevel): boolean => LEVELS.indexOf(wanted) <= LEVELS.indexOf(level);
  const log = (wanted: LogLevel, text: string): void => {
    if (isShown(wanted)) write(text, wanted === "error" ? "err" : "out");
  };
  return {
    info: (text) => log("info", mark(colors.cyan("[info]"), text)),
    success: (text) => log("info", mark(colors.green("[done]"), text)),
    warn: (text) => log("warn", mark(colors.yellow("[warning]"), text)),
    error: (text) => log("error", mark(colors.red("[error]"), text)),
    print: (text) => log("info", text),
    tell: log,
  };
};

export const logger: Logger = createLogger();
