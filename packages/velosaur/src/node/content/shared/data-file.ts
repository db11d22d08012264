import { parse as parseYaml } from "yaml";
import { AuthorError } from "../../system/author-error.ts";

/** JSON is YAML as well; the YAML parser knows the line of a mistake. */
export function parseDataSource(source: string, filePath: string): unknown {
  try {
    return parseYaml(source);
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
