import {
  DocsVersionProvider,
  getDocsVersionSearchTag,
  type PropVersionMetadata,
} from "@docusaurus/plugin-content-docs/client";
import renderRoutes from "@docusaurus/renderRoutes";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";

export interface Props {
  readonly version: PropVersionMetadata;
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}

export default function DocVersionRoot({ version, route }: Props): ReactNode {
  return (
    <>
      <SearchMetadata
        version={version.version}
        tag={getDocsVersionSearchTag(version.pluginId, version.version)}
      />
      <PageMetadata>
        {version.noIndex && <meta name="robots" content="noindex, nofollow" />}
      </PageMetadata>
      <HtmlClassNameProvider className={version.className}>
        <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>
      </HtmlClassNameProvider>
    </>
  );
}
