import fs from "node:fs";
import path, { toPosix } from "../../system/path.ts";
import picomatch from "picomatch";
import { listFiles } from "../../content/find-files.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** Absolute paths of the Markdown files in folders. */
export const listMarkdownFiles = (folders: readonly string[]): string[] => [
  ...new Set(
    folders.flatMap((folder) =>
      listFiles(folder)
        .filter(isMarkdown)
        .map((name) => path.join(folder, name)),
    ),
  ),
];

/** What the author's files, folders and patterns stand for, relative to where the command runs. */
export function findMarkdownFiles(patterns: readonly string[], cwd: string): string[] {
  const mistakes: Diagnostic[] = [];
  const files = patterns.flatMap((pattern) => {
    const found = expand(pattern, cwd);
    if (found.length === 0) mistakes.push(describeMiss(pattern, cwd));
    return found;
  });
  if (mistakes.length > 0) throw new AuthorError(mistakes);
  return [...new Set(files)];
}

function expand(pattern: string, cwd: string): string[] {
  const named = path.resolve(cwd, pattern);
  const kind = fs.statSync(named, { throwIfNoEntry: false });
  if (kind?.isFile()) return isMarkdown(named) ? [named] : [];
  if (kind?.isDirectory()) return listMarkdownFiles([named]);
  const { base, glob } = picomatch.scan(toPosix(pattern));
  const folder = path.resolve(cwd, base);
  if (glob === "" || !fs.existsSync(folder)) return [];
  const isMatch = picomatch(glob);
  return listMarkdownFiles([folder]).filter((file) => isMatch(path.relative(folder, file)));
}

function describeMiss(pattern: string, cwd: string): Diagnostic {
  const folder = path.resolve(cwd, path.dirname(pattern));
  const siblings = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? fs.readdirSync(folder)
    : [];
  const nearest = formatDidYouMean(path.basename(pattern), siblings);
  return {
    severity: "error",
    message: `There is no Markdown file at "${pattern}".${nearest}`,
    hint: "Files, folders and patterns are relative to the folder in which you run the command.",
  };
}
