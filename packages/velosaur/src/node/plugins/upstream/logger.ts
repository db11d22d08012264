/** Stands in for `@docusaurus/logger`: messages of configurations and plugins, and the formatting of values. */

import colors from "picocolors";
import { logger as engineLogger } from "../../system/logger.ts";

type Format = (value: unknown) => string;

const asText =
  (format: (text: string) => string): Format =>
  (value) =>
    format(String(value));

const path = asText((text) => colors.cyan(colors.underline(`"${text}"`)));
const url = asText((text) => colors.cyan(colors.underline(text)));
const name = asText((text) => colors.blue(colors.bold(text)));
const code = asText((text) => colors.cyan(`\`${text}\``));
const subdue = asText(colors.gray);
const num = asText(colors.yellow);

/** The word before a value that says how it is shown. */
const FORMATS: ReadonlyMap<string, Format> = new Map([
  ["path", path],
  ["url", url],
  ["name", name],
  ["code", code],
  ["subdue", subdue],
  ["number", num],
]);

const formatValue = (value: unknown, format: Format): string =>
  Array.isArray(value) ? value.map((one) => `\n- ${format(one)}`).join("") : format(value);

const MARK = /([a-z]+)=$/;

/** `` interpolate`found path=${file}` ``: a word with an equals sign before a value says how it is shown. */
export const interpolate = (texts: TemplateStringsArray, ...values: unknown[]): string =>
  texts.reduce((result, text, index) => {
    if (index === values.length) return result + text;
    const format = FORMATS.get(MARK.exec(text)?.[1] ?? "");
    const before = format === undefined ? text : text.replace(MARK, "");
    return result + before + formatValue(values[index], format ?? String);
  }, "");

type Print = (message: unknown, ...values: unknown[]) => void;

const isTemplate = (message: unknown): message is TemplateStringsArray =>
  Array.isArray(message) && "raw" in message;

const toText = (message: unknown): string => {
  if (isTemplate(message)) return message.join("");
  if (message instanceof Date) return message.toUTCString();
  const text = String(message);
  return text === "[object Object]" ? JSON.stringify(message) : text;
};

const formatMessage = (message: unknown, values: unknown[]): string =>
  isTemplate(message)
    ? interpolate(message, ...values)
    : [toText(message), ...values.map(toText)].join(" ");

const printWith =
  (print: (text: string) => void): Print =>
  (message, ...values) =>
    print(formatMessage(message, values));

const info = printWith((text) => engineLogger.info(text));
const warn = printWith((text) => engineLogger.warn(text));

const fail: Print = (message, ...values) => {
  throw new Error(formatMessage(message, values));
};

const SEVERITIES: ReadonlyMap<string, Print> = new Map([
  ["ignore", () => {}],
  ["log", info],
  ["warn", warn],
  ["throw", fail],
]);

/** Says it as loudly as the site wants. */
export const report = (severity: "ignore" | "log" | "warn" | "throw"): Print => {
  const print = SEVERITIES.get(severity);
  if (print === undefined) throw new Error(`There is no severity "${String(severity)}".`);
  return print;
};

export const logger: Record<
  | "red"
  | "yellow"
  | "green"
  | "cyan"
  | "bold"
  | "dim"
  | "path"
  | "url"
  | "name"
  | "code"
  | "subdue"
  | "num",
  Format
> &
  Record<"info" | "warn" | "error" | "success", Print> & {
    interpolate: typeof interpolate;
    report: typeof report;
    newLine: () => void;
  } = {
  red: asText(colors.red),
  yellow: asText(colors.yellow),
  green: asText(colors.green),
  cyan: asText(colors.cyan),
  bold: asText(colors.bold),
  dim: asText(colors.dim),
  path,
  url,
  name,
  code,
  subdue,
  num,
  interpolate,
  info,
  warn,
  error: printWith((text) => engineLogger.error(text)),
  success: printWith((text) => engineLogger.success(text)),
  report,
  newLine: () => engineLogger.print(""),
};

/** Measures of upstream's own steps, which are silent unless one works on upstream itself. */
export const PerfLogger: {
  start: (label: string) => void;
  end: (label: string) => void;
  log: (label: string) => void;
  async: <Result>(label: string, run: () => Result | Promise<Result>) => Promise<Result>;
} = {
  start: () => {},
  end: () => {},
  log: () => {},
  async: async (_label, run) => run(),
};

/** Upstream has it twice as well. */
const main: typeof logger = logger;
export default main;
