import ErrorPageContent from "@theme/ErrorPageContent";
import Layout from "@theme/Layout";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ComponentProps, ReactNode } from "react";

export type Props = ComponentProps<typeof ErrorPageContent>;

/** Stands in for a page that crashed outside of its layout; the layout itself may be what crashed. */
export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <>
      <PageMetadata title="Page Error" />
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </>
  );
}
