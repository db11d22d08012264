/** A rough reading of MDX, for what has to be known before a document is compiled. */

/** The text without its code blocks; lines keep their numbers. */
export function withoutFences(source: string): string {
  if (!/`{3}|~{3}/.test(source)) return source;
  let fence: string | undefined;
  const lines = source.split("\n").map((line) => {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      if (mark) fence = mark;
      return mark ? "" : line;
    }
    if (mark?.startsWith(fence) && line.trim().replace(/^[> \t]+/, "") === mark) fence = undefined;
    return "";
  });
  return lines.join("\n");
}

export interface DocumentParts {
  /** Blocks of `import` and `export` lines. */
  modules: string[];
  /** Everything else. */
  content: string;
}

/** A module line begins a block where a paragraph could begin; the block ends at the next blank line. */
export function splitModules(text: string): DocumentParts {
  const blocks: string[][] = [];
  const content: string[] = [];
  let previous = "";
  let block: string[] | undefined;
  for (const line of text.split("\n")) {
    if (!block && /^(?:import|export)\b/.test(line) && endsBlock(previous))
      blocks.push((block = []));
    if (block && line.trim() === "" && isComplete(block)) block = undefined;
    (block ?? content).push(line);
    previous = line;
  }
  return { modules: blocks.map((lines) => lines.join("\n")), content: content.join("\n") };
}

/** Blank, a heading, a rule, a tag, or the end of an expression: what follows is no part of a paragraph. */
const endsBlock = (line: string): boolean => /^\s*$|^(?:#{1,6} |---|<)|[>}]\s*$/.test(line);

/** Declarations may have blank lines within. */
function isComplete(block: string[]): boolean {
  const text = block.join("\n");
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/[{([]/g) <= count(/[})\]]/g) && count(/`/g) % 2 === 0;
}

export interface DocumentCodeParts {
  /** Text with tags, without code and comments. */
  markup: string;
  /** What stands in braces. */
  expressions: string;
}

/** Tells apart what stands in braces; leaves code in backticks and comments out. */
export function splitExpressions(content: string): DocumentCodeParts {
  const text = content.replace(/<!--[\s\S]*?-->/g, "");
  const parts: DocumentCodeParts = { markup: "", expressions: "" };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (depth === 0 && char === "`") {
      at = skipCode(text, at);
      continue;
    }
    if (depth === 0 && char === "\\") {
      at += 1;
      continue;
    }
    if (char === "{") depth += 1;
    if (depth > 0) parts.expressions += char;
    else parts.markup += char;
    if (char === "}" && depth > 0) depth -= 1;
  }
  return parts;
}

/** Position of the last backtick of code that begins here; of these backticks, where nothing closes it. */
function skipCode(text: string, at: number): number {
  const marks = /^`+/.exec(text.slice(at))?.[0] ?? "`";
  const rest = text.slice(at + marks.length);
  const paragraph = rest.slice(0, Math.max(rest.search(/\n\s*\n/), 0) || rest.length);
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(paragraph);
  return at + marks.length - 1 + (close ? close.index + marks.length : 0);
}

/** Code without its comments and quoted strings, which name nothing. */
export function withoutTexts(code: string): string {
  return code.replace(
    /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![:\w])\/\/[^\n]*/g,
    " ",
  );
}
