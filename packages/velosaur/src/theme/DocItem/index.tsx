import { type ContentComponent, DocProvider } from "@docusaurus/plugin-content-docs/client";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import DocItemLayout from "@theme/DocItem/Layout";
import DocItemMetadata from "@theme/DocItem/Metadata";
import type { ReactNode } from "react";

export interface Props {
  readonly content: ContentComponent;
  /** The route that shows the doc. */
  readonly route?: { readonly path: string; readonly exact?: boolean };
}

export default function DocItem({ content: MDXComponent }: Props): ReactNode {
  return (
    <DocProvider content={MDXComponent}>
      <HtmlClassNameProvider className={`docs-doc-id-${MDXComponent.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <MDXComponent />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
