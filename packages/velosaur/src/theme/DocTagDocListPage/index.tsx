import Link from "@docusaurus/Link";
import { HtmlClassNameProvider, PageMetadata, usePluralForm } from "@docusaurus/theme-common";
import Translate, { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";
import TagHeader from "../common/TagHeader.tsx";
import * as classes from "../common/classes.ts";

interface TaggedDoc {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly permalink: string;
}

export interface Props {
  readonly tag: {
    readonly label: string;
    readonly permalink: string;
    readonly allTagsPath: string;
    readonly description?: string;
    readonly unlisted?: boolean;
    readonly count: number;
    readonly items: readonly TaggedDoc[];
  };
}

function useTitle({ tag }: Props): string {
  const { selectMessage } = usePluralForm();
  const nDocsTagged = selectMessage(
    tag.count,
    translate({
      id: "theme.docs.tagDocListPageTitle.nDocsTagged",
      message: "One doc tagged|{count} docs tagged",
    }),
  );
  return translate(
    { id: "theme.docs.tagDocListPageTitle", message: '{nDocsTagged} with "{tagName}"' },
    { nDocsTagged, tagName: tag.label },
  );
}

function DocEntry({ title, description, permalink }: TaggedDoc): ReactNode {
  return (
    <article className="margin-vert--lg">
      <Link to={permalink}>
        <Heading as="h2">{title}</Heading>
      </Link>
      {description && <p>{description}</p>}
    </article>
  );
}

/** The docs that have a tag. */
export default function DocTagDocListPage(props: Props): ReactNode {
  const { tag } = props;
  const title = useTitle(props);
  return (
    <HtmlClassNameProvider className={classes.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <TagHeader
              title={title}
              linkLabel={<Translate id="theme.tags.tagsPageLink">View all tags</Translate>}
              tag={tag}
            />
            <section>
              {tag.items.map((doc) => (
                <DocEntry key={doc.id} {...doc} />
              ))}
            </section>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
