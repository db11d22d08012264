import { hashText } from "../cache/hash.ts";
import { joinObjects } from "../system/join-objects.ts";
import { readSource } from "../system/read-source.ts";
import { splitBlocks } from "./code-blocks.ts";
import type { KnownText, SourceIndex, Stamp } from "./source-index.ts";
import { splitFrontMatter } from "./split-front-matter.ts";

/** A document as it was read. */
export interface SourceText {
  text: string;
  /** Of the text. */
  hash: string;
  /** What the site's preprocessor has made of the text, where that has been asked for. */
  prepared?: string | undefined;
}

/** What is remembered of a document whose text isn't. */
export interface SourceFacts extends KnownText {
  /** See {@link SourceFiles.mayHaveCode}; undefined while nobody has asked: the look takes as long as to read the file. */
  mayHaveCode?: boolean;
}

/** What a document says of itself, before it is compiled. */
export interface DocumentTop {
  frontMatter: Record<string, unknown>;
  contentTitle?: string;
  excerpt?: string;
  /** True when the text may ask for cards of its category, which show descriptions. */
  showsCards: boolean;
  /** Modules that it names, where that was asked for and there are any. */
  imports?: string[];
}

/**
 * The Markdown files of a build. Each is read once, by whoever needs it first: its front matter, its imports and
 * its compiled form are made of the same text.
 */
export interface SourceFiles {
  /** Reads the file, now. */
  read: (filePath: string) => string;
  /** What is known of the file; it is read if nobody has, in this build or in one before. */
  facts: (filePath: string) => SourceFacts;
  /** Whether its imports have to be looked for. What code blocks show is no code of the document. */
  mayHaveCode: (filePath: string) => boolean;
  /** Takes over what a thread has found out about a file, which had this stamp before. */
  learn: (filePath: string, facts: SourceFacts, stamp?: Stamp) => void;
  /** Takes over which modules a document names. */
  learnImports: (filePath: string, imports: readonly string[]) => void;
  /** By document, as far as they have been learnt. */
  imports: () => ReadonlyMap<string, readonly string[]>;
  /** The text, where it is kept still. */
  kept: (filePath: string) => SourceText | undefined;
  /** As {@link kept}; reads the file again if there was no room for it. */
  text: (filePath: string) => string;
  /** What `make` makes of the text; it is kept as long as the text is. */
  prepare: (filePath: string, make: (text: string) => string) => string;
  /** From now on, the file's text is this one, which is kept whatever room there is: only who has made it can again. */
  replace: (filePath: string, text: string) => void;
  /** Nobody will ask for the text. */
  forget: (filePath: string) => void;
  /** Nobody will ask for any: what is known of them is written down for the next build. */
  clear: () => void;
}

type Kept = Omit<SourceText, "hash">;

const lengthOf = (kept: Kept | undefined): number =>
  (kept?.text.length ?? 0) + (kept?.prepared?.length ?? 0);

/** The text of three thousand documents: what a larger site has more is read a second time, to be compiled. */
export const KEPT_LENGTH = 32_000_000;

/** Hooks, handlers, functions: what is worth a look before anything is compiled. Each ends with what prose seldom has. */
const CODE = /[A-Z>(](?<=use[A-Z]|=>|\bon[A-Z]|\brequire\()/;
const IMPORT = /^import/m;

const hasCode = (text: string): boolean =>
  CODE.test(text) || (text.includes("import") && IMPORT.test(text));

/** Lines that end otherwise, and blocks that hold MDX, are for a closer look. */
function mayHaveCode(text: string): boolean {
  if (text.includes("\r") || text.includes("mdx-code-block")) return hasCode(text);
  const { content } = splitFrontMatter(text) ?? { content: text };
  return splitBlocks(content).prose.some(hasCode);
}

/** With a look for code. */
export const examineText = (text: string): SourceFacts =>
  joinObjects(describeText(text), { mayHaveCode: mayHaveCode(text) });

/** Without one. */
export const describeText = (text: string): SourceFacts => ({
  hash: hashText(text),
  length: text.length,
});

/** `limit`: so many characters of text are kept at a time. `index`: what builds before knew. */
export function createSourceFiles(limit: number, index?: SourceIndex): SourceFiles {
  const known = new Map<string, SourceFacts>();
  const texts = new Map<string, Kept>();
  const imports = new Map<string, readonly string[]>();
  let length = 0;

  const forget = (filePath: string): void => {
    length -= lengthOf(texts.get(filePath));
    texts.delete(filePath);
  };
  const read = (filePath: string): string => {
    const stamp = index?.stamp(filePath);
    const text = readSource(filePath);
    forget(filePath);
    const hasRoom = length + text.length < limit;
    // The look would have to read it again.
    const found = hasRoom ? describeText(text) : examineText(text);
    known.set(filePath, found);
    index?.keep(filePath, found, stamp);
    if (hasRoom) {
      texts.set(filePath, { text });
      length += text.length;
    }
    return text;
  };
  const facts = (filePath: string): SourceFacts => {
    const told = known.get(filePath) ?? index?.find(filePath);
    if (told === undefined) read(filePath);
    else known.set(filePath, told);
    return known.get(filePath) as SourceFacts;
  };
  const textOf = (filePath: string): string => texts.get(filePath)?.text ?? read(filePath);
  return {
    read,
    facts,
    mayHaveCode(filePath) {
      const told = facts(filePath).mayHaveCode;
      if (told !== undefined) return told;
      const found = mayHaveCode(textOf(filePath));
      known.set(filePath, joinObjects(facts(filePath), { mayHaveCode: found }));
      return found;
    },
    learn(filePath, found, stamp) {
      forget(filePath);
      known.set(filePath, found);
      index?.keep(filePath, found, stamp);
    },
    learnImports: (filePath, found) => void imports.set(filePath, found),
    imports: () => imports,
    kept(filePath) {
      const kept = texts.get(filePath);
      const hash = known.get(filePath)?.hash;
      return kept === undefined || hash === undefined ? undefined : { ...kept, hash };
    },
    text: textOf,
    prepare(filePath, make) {
      const before = texts.get(filePath);
      if (before?.prepared !== undefined) return before.prepared;
      const prepared = make(before?.text ?? read(filePath));
      const kept = texts.get(filePath);
      if (kept && length + prepared.length < limit) {
        texts.set(filePath, { ...kept, prepared });
        length += prepared.length;
      }
      return prepared;
    },
    replace(filePath, text) {
      forget(filePath);
      known.set(filePath, describeText(text));
      texts.set(filePath, { text });
      length += text.length;
    },
    forget,
    clear() {
      texts.clear();
      length = 0;
      index?.save();
    },
  };
}
