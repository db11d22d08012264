import { readFileSync } from "node:fs";
import { hashText } from "../cache/hash.ts";
import { documentKey, type DocumentRecord } from "../documents/document-record.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { formatDiagnostic } from "../system/format-diagnostic.ts";
import { logger } from "../system/logger.ts";
import { readStack } from "../system/read-stack.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import type { DevSite } from "./dev-site.ts";
import { GoneDocument } from "./gone-document.ts";

/** What a build would say of what is shown all the same. It is told once, and again when it has come back. */
export interface DevWarnings {
  /** Of what the site's plugins have read. */
  tellSite: (site: Pick<DevSite, "plan">) => void;
  /** Of documents that a page shows, after their links have been resolved. */
  tellDocuments: (records: Iterable<DocumentRecord>, site: Pick<DevSite, "resolver">) => void;
  /**
   * Makes something of documents: a page, or one that was edited. Of mistakes that keep it from being made it tells once
   * for each state of the file, whoever meets them, and again when they have come back; of a failure that is nobody's
   * mistake, with its stack.
   */
  watch: <T>(subject: string, make: () => Promise<T>) => Promise<T>;
  /** Whether the error is one that was met there. */
  hasTold: (error: unknown) => boolean;
  /** From then on nothing is told of failures: another site is at it, and what this one began ends anyhow. */
  close: () => void;
}

const SITE = "";

export function createDevWarnings(siteDir: string): DevWarnings {
  /** By what they were found in: a post and its beginning, and one partial may be part of several pages. */
  const told = new Map<string, Set<string>>();
  const isTold = (name: string): boolean => [...told.values()].some((names) => names.has(name));
  const nameDiagnostic = (diagnostic: Diagnostic): string =>
    diagnostic.about ?? formatDiagnostic(diagnostic, { siteDir });
  const nameMistake = (diagnostic: Diagnostic): string =>
    `${nameDiagnostic(diagnostic)}\0${hashFile(diagnostic)}`;
  const tell = (
    subject: string,
    found: readonly Diagnostic[],
    nameOne: (diagnostic: Diagnostic) => string = nameDiagnostic,
  ): void => {
    const news = found.filter((diagnostic) => !isTold(nameOne(diagnostic)));
    const names = new Set(found.map(nameOne));
    const gone = [...(told.get(subject) ?? [])].filter((name) => !names.has(name));
    for (const others of told.values()) for (const name of gone) others.delete(name);
    if (found.length > 0) told.set(subject, names);
    else told.delete(subject);
    tellDiagnostics(news, { siteDir });
  };
  const met = new WeakSet<object>();
  /** Stacks, by what was to be made. */
  const failures = new Map<string, string>();
  let isClosed = false;
  const tellFailure = (subject: string, error: unknown): void => {
    const stack = readStack(error);
    if (isClosed || failures.get(subject) === stack) return;
    failures.set(subject, stack);
    logger.error(stack);
  };
  const tellMistakes = (subject: string, found: readonly Diagnostic[]): void =>
    tell(`\0${subject}`, found, nameMistake);
  return {
    tellSite: ({ plan }) => tell(SITE, plan.diagnostics),
    tellDocuments(records, { resolver }) {
      const broken = resolver.diagnostics();
      for (const record of records) {
        const { filePath, diagnostics } = record;
        const own = diagnostics.map((diagnostic) => ({ ...diagnostic, filePath }));
        const links = broken.filter((diagnostic) => diagnostic.filePath === filePath);
        tell(documentKey(record), [...own, ...links]);
      }
    },
    async watch(subject, make) {
      try {
        const made = await make();
        tellMistakes(subject, []);
        failures.delete(subject);
        return made;
      } catch (error) {
        if (error instanceof AuthorError) tellMistakes(subject, error.diagnostics);
        else if (!(error instanceof GoneDocument)) tellFailure(subject, error);
        if (error instanceof Error) met.add(error);
        throw error;
      }
    },
    hasTold: (error) => error instanceof Error && met.has(error),
    close: () => void (isClosed = true),
  };
}

/** Which state of the file it was found in, so that an edit that leaves it there tells of it again. */
function hashFile({ filePath }: Diagnostic): string {
  if (filePath === undefined) return "";
  try {
    return hashText(readFileSync(filePath));
  } catch {
    return "";
  }
}
