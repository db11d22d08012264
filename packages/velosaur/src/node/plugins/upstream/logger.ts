/** Stands in for `@docusaurus/logger`: messages of configurations and plugins, and the formatting of values. */

import colors from "picocolors";
import { logger as engineLogger } from "../../system/logger.ts";

const FORMATS: Record<string, (value: unknown) => string> = {
  path: (value) => colors.cyan(colors.underline(JSON.stringify(value))),
  url: (value) => colors.cyan(colors.underline(String(value))),
  name: (value) => colors.blue(colors.bold(String(value))),
  code: (value) => colors.cyan(`\`${String(value)}\``),
  subdue: (value) => colors.gray(String(value)),
  number: (value) => colors.yellow(String(value)),
};

const MARKS: Record<string, keyof typeof FORMATS> = {
  path: "path",
  url: "url",
  name: "name",
  code: "code",
  subdue: "subdue",
  number: "number",
};

const formatValue = (mark: string | undefined, value: unknown): string => {
  const list = Array.isArray(value);
  const format = (one: unknown): string =>
    mark === undefined ? String(one) : (FORMATS[mark]?.(one) ?? String(one));
  return list ? value.map((one: unknown) => `\n- ${format(one)}`).join("") : format(value);
};

/** `` interpolate`found path=${file}` ``: a word with an equals sign before a value says how it is shown. */
export const interpolate = (texts: TemplateStringsArray, ...values: unknown[]): string =>
  texts.reduce((result, text, index) => {
    const isLast = index === texts.length - 1;
    const mark = isLast ? undefined : /(?:^|\s)([a-z]+)=$/.exec(text)?.[1];
    const isKnown = mark !== undefined && mark in MARKS;
    const plain = isKnown ? text.slice(0, -(mark.length + 1)) : text;
    return result + plain + (isLast ? "" : formatValue(isKnown ? mark : undefined, values[index]));
  }, "");

type Message = unknown;
type Print = (message: Message, ...values: unknown[]) => void;

const isTemplate = (message: Message): message is TemplateStringsArray =>
  Array.isArray(message) && "raw" in message;

const printWith =
  (print: (text: string) => void): Print =>
  (message, ...values) =>
    print(
      isTemplate(message)
        ? interpolate(message, ...values)
        : [message, ...values].map(String).join(" "),
    );

export const info: Print = printWith((text) => engineLogger.info(text));
export const warn: Print = printWith((text) => engineLogger.warn(text));
export const error: Print = printWith((text) => engineLogger.error(text));
export const success: Print = printWith((text) => engineLogger.success(text));
export const newLine = (): void => engineLogger.print("");

/** Says it as loudly as the site wants: `ignore`, `log`, `warn` or `throw`. */
export const report =
  (severity: "ignore" | "log" | "warn" | "throw"): Print =>
  (message, ...values) => {
    const text = isTemplate(message)
      ? interpolate(message, ...values)
      : [message, ...values].map(String).join(" ");
    if (severity === "throw") throw new Error(text);
    if (severity === "warn") engineLogger.warn(text);
    if (severity === "log") engineLogger.info(text);
  };

const { path, url, name, code, subdue, number } = FORMATS as Record<
  string,
  (value: unknown) => string
>;
export { code, name, number as num, path, subdue, url };

const logger = {
  ...FORMATS,
  red: colors.red,
  yellow: colors.yellow,
  green: colors.green,
  bold: colors.bold,
  dim: colors.dim,
  interpolate,
  info,
  warn,
  error,
  success,
  newLine,
  report,
  num: number,
};
export default logger;
