import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import DocBreadcrumbs from "@theme/DocBreadcrumbs";
import DocCardList from "@theme/DocCardList";
import DocPaginator, { type PaginatorLink } from "@theme/DocPaginator";
import DocVersionBadge from "@theme/DocVersionBadge";
import DocVersionBanner from "@theme/DocVersionBanner";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly categoryGeneratedIndex: {
    readonly title: string;
    readonly description?: string;
    readonly image?: string;
    readonly keywords?: string | readonly string[];
    readonly slug: string;
    readonly permalink: string;
    readonly navigation: { readonly previous?: PaginatorLink; readonly next?: PaginatorLink };
  };
}

function Metadata({
  categoryGeneratedIndex: { title, description, keywords, image },
}: Props): ReactNode {
  const address = useBaseUrl(image ?? "");
  return (
    <PageMetadata
      title={title}
      description={description}
      keywords={keywords}
      image={image && address}
    />
  );
}

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const { title, description, navigation } = categoryGeneratedIndex;
  const category = useCurrentSidebarCategory();
  return (
    <>
      <Metadata categoryGeneratedIndex={categoryGeneratedIndex} />
      <div className={styles.generatedIndexPage}>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          {description && <p>{description}</p>}
        </header>
        <article className="margin-top--lg">
          <DocCardList items={category.items} className={styles.list} />
        </article>
        <footer className="docusaurus-mt-lg">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </>
  );
}
