import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { createLogger, type LogLevel } from "./logger.ts";

const logAll = (level: LogLevel): string[] => {
  const lines: string[] = [];
  const logger = createLogger({
    level,
    write: (text, stream) => lines.push(`${stream} ${stripVTControlCharacters(text)}`),
  });
  logger.info("a");
  logger.success("b");
  logger.print("c");
  logger.warn("d");
  logger.error("e");
  logger.tell("warn", "f");
  logger.tell("error", "g");
  return lines;
};

it.each([
  ["silent", []],
  ["error", ["err [error] e", "err g"]],
  ["warn", ["out [warning] d", "err [error] e", "out f", "err g"]],
  [
    "info",
    ["out [info] a", "out [done] b", "out c", "out [warning] d", "err [error] e", "out f", "err g"],
  ],
] as const)("%s", (level, lines) => {
  expect(logAll(level)).toEqual(lines);
});
