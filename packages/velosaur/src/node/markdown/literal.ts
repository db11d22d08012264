/**
 * Reads JavaScript literals (`{[1, 2]}`, `{{label: 'x'}}`) without a JavaScript parser, since most
 * props are no more than that. Anything else is left to the real one.
 */

import type { Json } from "../../shared/document.ts";

/** A value, or nothing when the text is no literal. Names may stand for known values. */
export function parseLiteral(
  code: string,
  names?: ReadonlyMap<string, Json>,
): { value: Json | undefined } | undefined {
  const reader = new LiteralReader(code, names);
  try {
    return { value: reader.readAll() };
  } catch (error) {
    if (error === NO_LITERAL) return undefined;
    throw error;
  }
}

const NO_LITERAL = new Error("no literal");
const IDENTIFIER = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NUMBER = /[-+]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const BLANK = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const WORDS: Record<string, Json | undefined> = { true: true, false: false, null: null, undefined };
const ESCAPES: Record<string, string> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
  "\n": "",
};

class LiteralReader {
  readonly #code: string;
  readonly #names: ReadonlyMap<string, Json> | undefined;
  #at = 0;

  constructor(code: string, names: ReadonlyMap<string, Json> | undefined) {
    this.#code = code;
    this.#names = names;
  }

  readAll(): Json | undefined {
    const value = this.#readValue();
    this.#skipBlank();
    if (this.#at < this.#code.length) throw NO_LITERAL;
    return value;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#code)?.[0] ?? "";
    this.#at += match.length;
    return match;
  }

  #skipBlank(): void {
    this.#match(BLANK);
  }

  #peek(): string {
    this.#skipBlank();
    return this.#code[this.#at] ?? "";
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #readValue(): Json | undefined {
    const next = this.#peek();
    if (next === '"' || next === "'" || next === "`") return this.#readString(next);
    if (next === "[") return this.#readArray();
    if (next === "{") return this.#readObject();
    if (next === "(") return this.#readParentheses();
    if (/[\d.+-]/.test(next)) return this.#readNumber();
    return this.#readWord();
  }

  #readParentheses(): Json | undefined {
    this.#at += 1;
    const value = this.#readValue();
    if (!this.#take(")")) throw NO_LITERAL;
    return value;
  }

  #readNumber(): number {
    const value = Number(this.#match(NUMBER).replaceAll("_", ""));
    if (Number.isNaN(value) || /[\w$]/.test(this.#code[this.#at] ?? "")) throw NO_LITERAL;
    return value;
  }

  #readWord(): Json | undefined {
    const word = this.#match(IDENTIFIER);
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    const known = this.#names?.get(word);
    if (known === undefined) throw NO_LITERAL;
    return known;
  }

  #readString(quote: string): string {
    this.#at += 1;
    let text = "";
    for (;;) {
      const character = this.#code[this.#at];
      if (character === undefined || (character === "\n" && quote !== "`")) throw NO_LITERAL;
      this.#at += 1;
      if (character === quote) return text;
      if (character === "$" && quote === "`" && this.#code[this.#at] === "{") throw NO_LITERAL;
      text += character === "\\" ? this.#readEscape() : character;
    }
  }

  #readEscape(): string {
    const character = this.#code[this.#at] ?? "";
    this.#at += 1;
    if (character === "u" || character === "x") return this.#readCodePoint(character);
    return ESCAPES[character] ?? character;
  }

  #readCodePoint(kind: string): string {
    const pattern = kind === "x" ? /[\da-fA-F]{2}/y : /\{[\da-fA-F]{1,6}\}|[\da-fA-F]{4}/y;
    const digits = this.#match(pattern).replace(/[{}]/g, "");
    if (!digits) throw NO_LITERAL;
    return String.fromCodePoint(Number.parseInt(digits, 16));
  }

  #readArray(): Json[] {
    this.#at += 1;
    const values: Json[] = [];
    while (!this.#take("]")) {
      const value = this.#readValue();
      if (value === undefined) throw NO_LITERAL;
      values.push(value);
      if (!this.#take(",") && this.#peek() !== "]") throw NO_LITERAL;
    }
    return values;
  }

  #readObject(): { [key: string]: Json } {
    this.#at += 1;
    const object: { [key: string]: Json } = {};
    while (!this.#take("}")) {
      const next = this.#peek();
      const key =
        next === '"' || next === "'"
          ? this.#readString(next)
          : this.#match(/[\p{ID_Start}$_][\p{ID_Continue}$]*|\d+/uy);
      // JavaScript means the prototype by this one.
      if (!key || key === "__proto__" || !this.#take(":")) throw NO_LITERAL;
      const value = this.#readValue();
      if (value !== undefined) object[key] = value;
      if (!this.#take(",") && this.#peek() !== "}") throw NO_LITERAL;
    }
    return object;
  }
}

/** Each comment has one end, or every row of comments could be cut up in countless ways. */
const ONLY_COMMENTS = /^(?:\s|\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/|\/\/[^\n]*(?:\n|$))*$/;
export const isBlankCode = (code: string): boolean => ONLY_COMMENTS.test(code);
