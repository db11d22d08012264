import type { I18n } from "../contract/contract.ts";
import { createDayFormat } from "./format-date.ts";
import type { LastUpdate } from "./last-update-cache.ts";
import type { VersionControl } from "./version-control.ts";

export interface UpdatedPage {
  filePath: string;
  metadata: LastUpdate & {
    frontMatter: Record<string, unknown>;
    lastUpdatedText?: string;
  };
}

export interface LastUpdateOptions {
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
  versionControl: Pick<VersionControl, "lastUpdates">;
  i18n: I18n;
}

/** Front matter comes first; what it doesn't say, version control is asked for: once, for all pages. */
export async function addLastUpdates(
  pages: UpdatedPage[],
  { showLastUpdateTime, showLastUpdateAuthor, versionControl, i18n }: LastUpdateOptions,
): Promise<void> {
  if (!showLastUpdateTime && !showLastUpdateAuthor) return;
  const updates = await versionControl.lastUpdates(pages.map(({ filePath }) => filePath));
  const format = createDayFormat(i18n, "short");
  for (const { metadata, filePath } of pages) {
    const given = (metadata.frontMatter["last_update"] ?? {}) as {
      date?: string | Date;
      author?: string;
    };
    const known = updates.get(filePath);
    const at = given.date === undefined ? known?.lastUpdatedAt : new Date(given.date).getTime();
    const by = given.author ?? known?.lastUpdatedBy;
    if (showLastUpdateTime && at !== undefined)
      Object.assign(metadata, { lastUpdatedAt: at, lastUpdatedText: format(at) });
    if (showLastUpdateAuthor && by !== undefined) metadata.lastUpdatedBy = by;
  }
}
