import { type Replacement, replaceRanges } from "./replace-ranges.ts";
import { type ScriptNode, walkScript } from "./toolchain.ts";

const NAMES = String.raw`\b(require(?:\.context)?|import|Worker)`;
/** Stands in place of the bracket: no keyboard has it. */
const MARK = "\uE000";
const CALL = new RegExp(String.raw`${NAMES}\(`, "g");
const MUTED = new RegExp(NAMES + MARK, "g");

type Range = Pick<Replacement, "start" | "end">;

/**
 * The same code, as long as before, in whose comments and texts nothing is called: where calls are looked for in the
 * text, what somebody has put out of use isn't found, nor code that a page shows. `unmuteCalls` takes it back.
 */
export async function muteCalls(code: string, filePath: string): Promise<string> {
  const { comments, texts } = await listMute(code, filePath);
  return replaceRanges(
    code,
    [...comments, ...texts].map(({ start, end }) => {
      return { start, end, text: code.slice(start, end).replaceAll(CALL, `$1${MARK}`) };
    }),
  );
}

export const unmuteCalls = (code: string): string => code.replaceAll(MUTED, "$1(");

/** Where texts stand in code: strings, what templates have around their values, and between tags. */
export const listTexts = async (code: string, filePath: string): Promise<Range[]> =>
  (await listMute(code, filePath)).texts;

/** Of code that can't be read, whoever runs it tells. */
async function listMute(
  code: string,
  filePath: string,
): Promise<{ comments: Range[]; texts: Range[] }> {
  const { parseSync } = await import("vite");
  const lang = /\.[cm]?ts$/.test(filePath) ? "ts" : "tsx";
  const { comments, program } = parseSync(filePath, code, { lang });
  const texts: Range[] = [];
  walkScript(program as unknown as ScriptNode, (node) => {
    if (isText(node)) texts.push(node);
  });
  return { comments, texts };
}

const isText = ({ type, value }: ScriptNode): boolean =>
  type === "TemplateElement" ||
  type === "JSXText" ||
  (type === "Literal" && typeof value === "string");
