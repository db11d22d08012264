import { DocsSidebarProvider, useDocRootMetadata } from "@docusaurus/plugin-content-docs/client";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import DocRootLayout from "@theme/DocRoot/Layout";
import { clsx } from "clsx";
import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import * as classes from "../common/classes.ts";

// A page without a doc below it is none of the engine's own making.
const NotFoundContent = lazy(() => import("@theme/NotFound/Content"));

export type Props = Parameters<typeof useDocRootMetadata>[0] & ComponentProps<"div">;

export default function DocRoot(props: Props): ReactNode {
  const root = useDocRootMetadata(props);
  if (!root) {
    return (
      <Suspense>
        <NotFoundContent />
      </Suspense>
    );
  }
  const { docElement, sidebarName, sidebarItems } = root;
  return (
    <HtmlClassNameProvider className={clsx(classes.docsDocPage)}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <DocRootLayout>{docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
