import { readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { createCompileOptionsTable } from "../documents/compile-options.ts";
import type { CompileOptions } from "../markdown/options.ts";
import { loadPlugins } from "../plugins/load-plugins.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { addHeadingIds, type HeadingIdRules } from "./heading-ids/add-heading-ids.ts";
import { findMarkdownFiles, listMarkdownFiles } from "./heading-ids/find-markdown-files.ts";
import type { CommandArgs, WriteHeadingIdsOptions } from "./options.ts";

export interface WriteHeadingIdsArgs extends CommandArgs<WriteHeadingIdsOptions> {
  /** Files, folders or patterns; empty for all of the site. */
  files: string[];
}

export interface WrittenHeadingIds {
  /** How many files were looked at. */
  fileCount: number;
  /** Absolute paths of those that changed. */
  changed: string[];
}

/** Writes ids into Markdown files. Nothing is written before all of them have been read. */
export async function writeHeadingIds(args: WriteHeadingIdsArgs): Promise<WrittenHeadingIds> {
  const { options } = args;
  assertFolder(args);
  assertOneWay(options);
  const site = await readSite(args);
  const files =
    args.files.length > 0 ? findMarkdownFiles(args.files, process.cwd()) : site.listFiles();
  const rules = {
    syntax: options.syntax,
    migrate: options.migrate ?? false,
    overwrite: options.overwrite ?? false,
  };
  const changes = await changeFiles(files, rules, site.findOptions);
  for (const [filePath, text] of changes) writeFileSync(filePath, text);
  return { fileCount: files.length, changed: [...changes.keys()] };
}

/** The first argument is the site: easily forgotten when a file is meant. */
function assertFolder({ siteDir }: WriteHeadingIdsArgs): void {
  if (!/\.mdx?$|[*?]/.test(siteDir)) return;
  const name = path.relative(process.cwd(), siteDir);
  throw new AuthorError({
    severity: "error",
    message: `"${name}" is not the folder of a site.`,
    hint: `The folder comes first: write-heading-ids . ${name}`,
  });
}

/** Ids that are made anew are in the syntax that was asked for already. */
function assertOneWay({ migrate, overwrite }: WriteHeadingIdsOptions): void {
  if (!migrate || !overwrite) return;
  throw new AuthorError({
    severity: "error",
    message: "Ids are either made anew or migrated.",
    hint: "Take out `--overwrite`, which gives up the ids that are there, or `--migrate`.",
  });
}

interface Site {
  listFiles: () => string[];
  findOptions: (filePath: string) => CompileOptions;
}

async function readSite({ siteDir, options }: WriteHeadingIdsArgs): Promise<Site> {
  const context = await resolveConfig({
    siteDir,
    configPath: options.config,
    mode: "development",
  });
  const plugins = await loadPlugins(context);
  const rules = plugins.flatMap((plugin) => plugin.getMarkdownRules?.() ?? []);
  const table = createCompileOptionsTable({
    context,
    rules,
    overrideDirs: [],
    codeTranslations: {},
  });
  const findOptions = (filePath: string): CompileOptions => {
    const found = table.entries[table.indexOf({ filePath })]!.options;
    const maintainCase = options.maintainCase ?? found.anchors.maintainCase;
    return { ...found, anchors: { maintainCase } };
  };
  return { findOptions, listFiles: () => listMarkdownFiles(rules.flatMap((rule) => rule.include)) };
}

async function changeFiles(
  files: readonly string[],
  rules: HeadingIdRules,
  findOptions: Site["findOptions"],
): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  const mistakes: Diagnostic[] = [];
  for (const filePath of files) {
    const source = readFileSync(filePath, "utf8");
    try {
      const options = findOptions(filePath);
      const text = await addHeadingIds({ source, filePath, options, rules });
      if (text !== source) changes.set(filePath, text);
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      mistakes.push(...error.diagnostics);
    }
  }
  if (mistakes.length > 0) throw new AuthorError(mistakes);
  return changes;
}
