import ErrorPageContent from "@theme/ErrorPageContent";
import Layout from "@theme/Layout";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ComponentProps, ReactElement, ReactNode } from "react";

export type Props = ComponentProps<typeof ErrorPageContent>;

const renderError = (params: Props): ReactElement => <ErrorPageContent {...params} />;

/** Stands in for a page that crashed outside of its layout; the layout itself may be what crashed. */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={renderError}>
      <PageMetadata title="Page Error" />
      <Layout>
        <ErrorPageContent {...props} />
      </Layout>
    </ErrorBoundary>
  );
}
