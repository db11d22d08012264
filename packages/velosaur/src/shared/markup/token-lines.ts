/** Prism's tokens → one piece of HTML for each line. */

import { escapeText } from "./escape.ts";

export interface TokenLike {
  type: string;
  content: string | TokenLike | (string | TokenLike)[];
  alias?: string | string[];
}
export type TokenContent = string | TokenLike | (string | TokenLike)[];

/** By what stands around a token, and by the token: a page has thousands of them, of a few kinds. */
const knownClasses = new Map<string, Map<string, string>>();

/** Classes of the elements around a token come first: `.token.template-string.string`. */
function addClasses(classes: string, { type, alias }: TokenLike): string {
  let known = knownClasses.get(classes);
  if (!known) knownClasses.set(classes, (known = new Map()));
  const kind = alias === undefined ? type : `${type}|${String(alias)}`;
  let added = known.get(kind);
  if (added === undefined)
    known.set(kind, (added = joinClasses(classes, [type, alias ?? []].flat())));
  return added;
}

const joinClasses = (classes: string, names: string[]): string =>
  names.reduce((all, name) => (` ${all} `.includes(` ${name} `) ? all : `${all} ${name}`), classes);

/** Writes pieces of code, those of equal classes into one element: half of all tokens are punctuation. */
class LineWriter {
  readonly lines: string[] = [];
  #line = "";
  /** The element that is open, and what of it is known. */
  #classes = "";
  #html = "";
  /** Blanks after it: they belong to whatever goes on. */
  #blank = "";

  write(content: TokenContent, classes: string): void {
    if (typeof content === "string") this.#writeText(content, classes);
    else if (Array.isArray(content)) for (const item of content) this.write(item, classes);
    else this.write(content.content, addClasses(classes, content));
  }

  #writeText(text: string, classes: string): void {
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      this.#writePiece(text.slice(start, end), classes);
      this.#endLine();
      start = end + 1;
    }
    this.#writePiece(start === 0 ? text : text.slice(start), classes);
  }

  #writePiece(text: string, classes: string): void {
    if (text === "") return;
    if (text.trim() === "") {
      this.#blank += text;
      return;
    }
    if (classes !== this.#classes) this.#closeElement(classes);
    this.#html += this.#blank + escapeText(text);
    this.#blank = "";
  }

  /** Ends the open element; blanks before another one stand between the two. */
  #closeElement(classes: string): void {
    if (this.#html !== "") {
      // Classes begin with a space, as “token” stands before them.
      this.#line += this.#classes
        ? `<span class="token${this.#classes}">${this.#html}</span>`
        : this.#html;
    }
    this.#line += this.#blank;
    this.#html = "";
    this.#blank = "";
    this.#classes = classes;
  }

  #endLine(): void {
    this.#closeElement("");
    this.lines.push(this.#line);
    this.#line = "";
  }

  finish(): string[] {
    this.#endLine();
    return this.lines;
  }
}

export function tokenLines(tokens: TokenContent): string[] {
  const writer = new LineWriter();
  writer.write(tokens, "");
  return writer.finish();
}
