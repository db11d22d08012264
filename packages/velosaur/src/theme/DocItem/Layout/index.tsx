import createRare from "velosaur/client/createRare";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { useWindowSize } from "@docusaurus/theme-common";
import ContentVisibility from "@theme/ContentVisibility";
import DocBreadcrumbs from "@theme/DocBreadcrumbs";
import DocItemContent from "@theme/DocItem/Content";
import DocItemFooter from "@theme/DocItem/Footer";
import DocItemPaginator from "@theme/DocItem/Paginator";
import DocItemTOCDesktop from "@theme/DocItem/TOC/Desktop";
import DocItemTOCMobile from "@theme/DocItem/TOC/Mobile";
import DocVersionBadge from "@theme/DocVersionBadge";
import DocVersionBanner from "@theme/DocVersionBanner";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

const DocFallbackBanner = createRare(() => import("@theme/DocFallbackBanner"));

export interface Props {
  readonly children: ReactNode;
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasTOC = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx("col", !isHidden && styles.docItemCol)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        {metadata.fallback && <DocFallbackBanner origin={metadata.fallback} />}
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasTOC && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasTOC && windowSize !== "mobile" && (
        <div className={clsx("col col--3", styles.tocCol)}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
