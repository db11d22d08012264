import {
  HtmlClassNameProvider,
  PageMetadata,
  translateTagsPageTitle,
} from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import type { Props as TagProps } from "@theme/Tag";
import TagsListByLetter from "@theme/TagsListByLetter";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly tags: readonly TagProps[];
}

/** All tags of a version of the docs. */
export default function DocTagsListPage({ tags }: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={classes.docsTagsListPage}>
      <PageMetadata title={title} />
      <SearchMetadata tag="doc_tags_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <Heading as="h1">{title}</Heading>
            <TagsListByLetter tags={tags} />
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
