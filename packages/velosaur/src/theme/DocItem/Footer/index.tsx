import { useDoc } from "@docusaurus/plugin-content-docs/client";
import EditMetaRow from "@theme/EditMetaRow";
import TagsListInline from "@theme/TagsListInline";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, lastUpdatedBy, lastUpdatedText, tags } = useDoc().metadata;
  const hasMeta = !!(editUrl || lastUpdatedAt || lastUpdatedBy);
  if (tags.length === 0 && !hasMeta) return null;
  return (
    <footer className={clsx(classes.docFooter, "docusaurus-mt-lg")}>
      {tags.length > 0 && (
        <div className={clsx("row margin-top--sm", classes.docFooterTagsRow)}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      {hasMeta && (
        <EditMetaRow
          className={clsx("margin-top--sm", classes.docFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
          lastUpdatedText={lastUpdatedText}
        />
      )}
    </footer>
  );
}
