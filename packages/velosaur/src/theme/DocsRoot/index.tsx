import renderRoutes from "@docusaurus/renderRoutes";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] };
}

export default function DocsRoot({ route }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(classes.docsWrapper)}>
      <Layout>{renderRoutes(route.routes)}</Layout>
    </HtmlClassNameProvider>
  );
}

export type LayoutProps = ComponentProps<typeof Layout>;
