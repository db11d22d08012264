/** What a block of code is made of, for the components of which it consists. */

import {
  createContext,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from "react";
import { markLines, parseCodeMeta } from "../../shared/markup/code-meta.ts";
import type { WordWrap } from "./code-word-wrap.ts";
import { ReactContextError } from "./react.tsx";
import type { MagicCommentConfig, PrismTheme } from "./theme-config.ts";

export interface CodeBlockMetadata {
  /** With magic comments. */
  codeInput: string;
  /** Without them. */
  code: string;
  /** With the one for the language. */
  className: string;
  language: string;
  title: ReactNode;
  /** Undefined where lines have no numbers. */
  lineNumbersStart: number | undefined;
  /** Classes by line, from 0. */
  lineClassNames: Record<number, string[]>;
}

export const parseCodeBlockTitle = (metastring?: string): string =>
  parseCodeMeta(metastring ?? "").title ?? "";

/** `language-js` → `js` */
export const parseLanguage = (className: string | undefined): string | undefined =>
  /(?:^|\s)language-(\S+)/.exec(className ?? "")?.[1];

export const containsLineNumbers = (metastring?: string): boolean =>
  Boolean(metastring?.includes("showLineNumbers"));

export function getLineNumbersStart({
  showLineNumbers,
  metastring,
}: {
  showLineNumbers: boolean | number | undefined;
  metastring: string | undefined;
}): number | undefined {
  if (showLineNumbers === undefined) return parseCodeMeta(metastring ?? "").firstLine;
  if (showLineNumbers === true) return 1;
  return showLineNumbers === false ? undefined : showLineNumbers;
}

/** The code without magic comments, and the classes that these and the ranges of the meta string give to lines. */
export function parseLines(
  input: string,
  options: {
    metastring: string | undefined;
    language: string | undefined;
    magicComments: MagicCommentConfig[];
  },
): Pick<CodeBlockMetadata, "code" | "lineClassNames"> {
  const { ranges } = parseCodeMeta(options.metastring ?? "");
  const { code, classNames } = markLines({
    code: input.replace(/\r?\n$/, ""),
    language: options.language ?? "",
    ranges,
    comments: options.magicComments,
  });
  const lineClassNames = Object.fromEntries(
    Array.from(classNames, ([line, names]) => [line, names.split(" ")]),
  );
  return { code, lineClassNames };
}

export function createCodeBlockMetadata(block: {
  code: string;
  className: string | undefined;
  language: string | undefined;
  defaultLanguage: string | undefined;
  metastring: string | undefined;
  magicComments: MagicCommentConfig[];
  title: ReactNode;
  showLineNumbers: boolean | number | undefined;
}): CodeBlockMetadata {
  const { className, metastring, magicComments } = block;
  const named = block.language ?? parseLanguage(className) ?? block.defaultLanguage ?? "text";
  const language = named.toLowerCase();
  return {
    codeInput: block.code,
    ...parseLines(block.code, { metastring, language, magicComments }),
    className: addLanguageClass(className, language),
    language,
    title: parseCodeBlockTitle(metastring) || block.title,
    lineNumbersStart: getLineNumbersStart(block),
  };
}

function addLanguageClass(className: string | undefined, language: string): string {
  const own = `language-${language}`;
  if (className?.split(" ").includes(own)) return className;
  return className ? `${className} ${own}` : own;
}

/** The colours of a highlighter's theme as the variables that the stylesheet reads. */
export function getPrismCssVariables({ plain }: PrismTheme): CSSProperties {
  const { color, backgroundColor } = plain;
  return {
    ...(color !== undefined && { "--prism-color": color }),
    ...(backgroundColor !== undefined && { "--prism-background-color": backgroundColor }),
  } as CSSProperties;
}

interface CodeBlockContextValue {
  metadata: CodeBlockMetadata;
  wordWrap: WordWrap;
}

const CodeBlockContext = createContext<CodeBlockContextValue | null>(null);

export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: CodeBlockContextValue & { children: ReactNode }): ReactElement {
  const value = useMemo(() => ({ metadata, wordWrap }), [metadata, wordWrap]);
  return <CodeBlockContext.Provider value={value}>{children}</CodeBlockContext.Provider>;
}

export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext);
  if (!value) throw new ReactContextError("CodeBlockContextProvider");
  return value;
}
