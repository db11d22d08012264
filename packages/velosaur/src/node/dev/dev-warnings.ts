import { documentKey, type DocumentRecord } from "../documents/document-record.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { formatDiagnostic } from "../system/format-diagnostic.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import type { DevSite } from "./dev-site.ts";

/** What a build would say of what is shown all the same. It is told once, and again when it has come back. */
export interface DevWarnings {
  /** Of what the site's plugins have read. */
  tellSite: (site: Pick<DevSite, "plan">) => void;
  /** Of documents that a page shows, after their links have been resolved. */
  tellDocuments: (records: Iterable<DocumentRecord>, site: Pick<DevSite, "resolver">) => void;
}

const SITE = "";

export function createDevWarnings(siteDir: string): DevWarnings {
  /** By what they are about: one partial may be part of several pages. */
  const told = new Map<string, ReadonlySet<string>>();
  const isTold = (text: string): boolean => [...told.values()].some((texts) => texts.has(text));
  const tell = (subject: string, found: readonly Diagnostic[]): void => {
    const texts = found.map((diagnostic) => formatDiagnostic(diagnostic, { siteDir }));
    const news = found.filter((_diagnostic, index) => !isTold(texts[index] ?? ""));
    if (found.length > 0) told.set(subject, new Set(texts));
    else told.delete(subject);
    tellDiagnostics(news, { siteDir });
  };
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
  };
}
