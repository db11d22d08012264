import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import ReadMoreLink from "@theme/BlogPostItem/Footer/ReadMoreLink";
import EditMetaRow from "@theme/EditMetaRow";
import TagsListInline from "@theme/TagsListInline";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import styles from "./styles.module.css";

function PostPageFooter(): ReactNode {
  const { tags, editUrl, lastUpdatedAt, lastUpdatedBy, lastUpdatedText } = useBlogPost().metadata;
  const hasMeta = Boolean(editUrl || lastUpdatedAt || lastUpdatedBy);
  if (tags.length === 0 && !hasMeta) return null;
  return (
    <footer className={clsx("docusaurus-mt-lg", styles.onPage)}>
      {tags.length > 0 && (
        // Upstream's has the name of the row below it, by which sites know it.
        <div
          className={clsx(
            "row margin-top--sm",
            classes.blogFooterTagsRow,
            classes.blogFooterEditMetaRow,
          )}
        >
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      {hasMeta && (
        <EditMetaRow
          className={clsx("margin-top--sm", classes.blogFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
          lastUpdatedText={lastUpdatedText}
        />
      )}
    </footer>
  );
}

function ListFooter(): ReactNode {
  const { tags, title, permalink, hasTruncateMarker } = useBlogPost().metadata;
  if (tags.length === 0 && !hasTruncateMarker) return null;
  return (
    <footer className={clsx("docusaurus-mt-lg", styles.inList)}>
      {tags.length > 0 && (
        <div>
          <TagsListInline tags={tags} />
        </div>
      )}
      {hasTruncateMarker && (
        <div className={styles.readMore}>
          <ReadMoreLink blogPostTitle={title} to={permalink} />
        </div>
      )}
    </footer>
  );
}

export default function BlogPostItemFooter(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return isBlogPostPage ? <PostPageFooter /> : <ListFooter />;
}
