/** A rough reading of MDX, for what has to be known before a document is compiled. */

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
  let balance = createBalance();
  for (const line of text.split("\n")) {
    if (!block && /^(?:import|export)\b/.test(line) && endsBlock(previous)) {
      blocks.push((block = []));
      balance = createBalance();
    }
    if (block && line.trim() === "" && balance.isComplete()) block = undefined;
    (block ?? content).push(line);
    if (block) balance.add(line);
    previous = line;
  }
  return { modules: blocks.map((lines) => lines.join("\n")), content: content.join("\n") };
}

/** Blank, a heading, a rule, a tag, or the end of an expression: what follows is no part of a paragraph. */
const endsBlock = (line: string): boolean => /^\s*$|^(?:#{1,6} |---|<)|[>}]\s*$/.test(line);

const count = (line: string, pattern: RegExp): number => line.match(pattern)?.length ?? 0;

/** Declarations may have blank lines within: they go on while a bracket or a template is open. */
function createBalance() {
  let open = 0;
  let backticks = 0;
  return {
    add(line: string): void {
      open += count(line, /[{([]/g) - count(line, /[})\]]/g);
      backticks += count(line, /`/g);
    },
    isComplete: (): boolean => open <= 0 && backticks % 2 === 0,
  };
}

export interface DocumentCodeParts {
  /** Text with tags, without code and comments. */
  markup: string;
  /** What stands in braces. */
  expressions: string;
}

/** The second one, which is no comment, is all that follows one without an end: nobody looks for that end again. */
const COMMENT = /<!--[\s\S]*?-->|(<!--[\s\S]*)/g;

/** Tells apart what stands in braces; leaves code in backticks and comments out. */
export function splitExpressions(content: string): DocumentCodeParts {
  const text = content.replace(COMMENT, "$1");
  const paragraphs = createParagraphFinder(text);
  const parts: DocumentCodeParts = { markup: "", expressions: "" };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (depth === 0 && char === "`") {
      at = skipCode(text, at, paragraphs);
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

/** Tells where paragraphs end, from places that go forward: each paragraph is read once. */
function createParagraphFinder(text: string): (at: number) => number {
  const blank = /\n\s*\n/g;
  let end = -1;
  return (at) => {
    if (at <= end) return end;
    blank.lastIndex = at;
    end = blank.exec(text)?.index ?? text.length;
    return end;
  };
}

/** Position of the last backtick of code that begins here; of these backticks, where nothing closes it. */
function skipCode(text: string, at: number, findEnd: (at: number) => number): number {
  const marks = /^`+/.exec(text.slice(at))?.[0] ?? "`";
  const paragraph = text.slice(at + marks.length, findEnd(at + marks.length));
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(paragraph);
  return at + marks.length - 1 + (close ? close.index + marks.length : 0);
}

/** Code without its comments and quoted strings, which name nothing. */
export function withoutTexts(code: string): string {
  return code.replace(
    /\/\*[\s\S]*?\*\/|(\/\*[\s\S]*)|(?<!\\)"(?:[^"\\\n]|\\.)*"|(?<!\\)'(?:[^'\\\n]|\\.)*'|(?<![:\w])\/\/[^\n]*/g,
    (_text, open: string | undefined) => open ?? " ",
  );
}
