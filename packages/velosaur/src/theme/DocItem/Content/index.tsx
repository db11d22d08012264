import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Heading from "@theme/Heading";
import MDXContent from "@theme/MDXContent";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";

export interface Props {
  readonly children: ReactNode;
}

/** The title, unless the page writes a heading of its own or wants none. */
function useSyntheticTitle(): string | null {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return frontMatter.hide_title || contentTitle !== undefined ? null : metadata.title;
}

export default function DocItemContent({ children }: Props): ReactNode {
  const title = useSyntheticTitle();
  return (
    <div className={clsx(classes.docMarkdown, "markdown")}>
      {title && (
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
