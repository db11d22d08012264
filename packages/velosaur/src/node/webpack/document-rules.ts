/** Rules of plugins for Markdown, which never enters the bundler. */

import { knownKind, preprocessorLang } from "./known-loaders.ts";
import { holds, listLoaders } from "./match-rules.ts";
import type { LoaderEntry, Rule, RuleEntry } from "./webpack-config.ts";

export const isRule = (entry: RuleEntry): entry is Rule =>
  typeof entry === "object" && entry !== null;

/** Plugins fill a list with the folders of a rule that they look for and upstream has no longer. */
const holdsForNothing = ({ include }: Rule): boolean =>
  Array.isArray(include) && include.length === 0;

export const isForDocuments = ({ test, ...rule }: Rule): boolean =>
  test !== undefined &&
  !holdsForNothing(rule) &&
  !holds(test, "/site/docs/document.txt") &&
  ["md", "mdx"].some((ending) => holds(test, `/site/docs/document.${ending}`));

/** One that does something with a document that nothing here does by itself. */
export const isForeignLoader = ({ loader }: LoaderEntry): boolean =>
  knownKind(loader) === undefined && preprocessorLang(loader) === undefined;

/** The last one of a chain runs first: what stands before the loader of Markdown gets what that has made. */
export function splitAtCompiler(loaders: LoaderEntry[]): Record<"before" | "after", LoaderEntry[]> {
  const compiler = loaders.findLastIndex(({ loader }) => knownKind(loader) === "document");
  return { before: loaders.slice(compiler + 1), after: loaders.slice(0, Math.max(compiler, 0)) };
}

/** Names of loaders that would see what has become of a document. */
export function findLateLoaders(rules: RuleEntry[]): string[] {
  const found = rules.filter(isRule).filter(isForDocuments);
  const inPhase = (phase: Rule["enforce"]): LoaderEntry[] =>
    found
      .filter(({ enforce }) => enforce === phase)
      .flatMap((rule) => listLoaders(rule, "/site/docs/document.mdx"));
  const { after } = splitAtCompiler([...inPhase("post"), ...inPhase(undefined), ...inPhase("pre")]);
  return after.filter(isForeignLoader).map(({ loader }) => loader);
}

/** Whether any rule names a loader for documents, whichever they are. */
export const hasDocumentLoaders = (rules: RuleEntry[]): boolean =>
  rules.filter(isRule).filter(isForDocuments).flatMap(listAllLoaders).some(isForeignLoader);

const listAllLoaders = (rule: Rule): LoaderEntry[] => [
  ...listLoaders(rule, "/site/docs/document.mdx"),
  ...[...(rule.oneOf ?? []), ...(rule.rules ?? [])].filter(isRule).flatMap(listAllLoaders),
];
