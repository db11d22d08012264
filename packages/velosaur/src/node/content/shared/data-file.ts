import { isMap, isScalar, LineCounter, parse as parseYaml, parseDocument } from "yaml";
import { AuthorError } from "../../system/author-error.ts";

/** JSON is YAML as well; the YAML parser knows the line of a mistake. */
export function parseDataSource(source: string, filePath: string): unknown {
  try {
    return (filePath.endsWith(".json") ? parsePlainJson(source) : undefined) ?? parseYaml(source);
  } catch (error) {
    const [start] = (error as { linePos?: { line: number; col: number }[] }).linePos ?? [];
    const format = filePath.endsWith(".json") ? "JSON" : "YAML";
    throw new AuthorError(
      {
        severity: "error",
        message: `The file is not valid ${format}: ${(error as Error).message.replace(/ at line \d+[\s\S]*$/, "")}.`,
        filePath,
        source,
        ...(start && { line: start.line, column: start.col }),
      },
      { cause: error },
    );
  }
}

/**
 * What YAML would read as well, in many times the time; undefined where it may have something to say: to comments, or to
 * a key that is there twice.
 */
function parsePlainJson(source: string): unknown {
  try {
    const value: unknown = JSON.parse(source);
    return countKeys(value) === countWrittenKeys(source) ? value : undefined;
  } catch {
    return undefined;
  }
}

const countKeys = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((total, each) => total + countKeys(each), own);
};

const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

const countWrittenKeys = (source: string): number =>
  Array.from(source.matchAll(STRINGS)).filter(([, colon]) => colon !== undefined).length;

/** Where the key of a key path (`anna.socials.x`) stands in a YAML or JSON file. */
export function locateDataKey(source: string, keyPath: string): { line?: number; column?: number } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const keys = [...keyPath.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, plain]) => quoted ?? (index === undefined ? (plain ?? "") : Number(index)),
  );
  const name = keys.pop();
  const parent: unknown = document.getIn(keys, true) ?? document.contents;
  if (!isMap(parent)) return {};
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : parent.range?.[0];
  if (start === undefined) return {};
  const { line, col } = lines.linePos(start);
  return { line, column: col };
}
