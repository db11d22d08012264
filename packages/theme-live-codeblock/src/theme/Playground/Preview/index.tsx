import BrowserOnly from "@docusaurus/BrowserOnly";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import type { ReactElement, ReactNode } from "react";
import { LiveError, LivePreview } from "react-live";
import { PreviewPart } from "../../../parts.js";

const showError = ({ error }: { error: Error }): ReactElement => (
  <pre className="playground-error">{error.message}</pre>
);

/** What fails while React renders shows as a message; `LiveError` shows what fails before. */
const renderResult = (): ReactElement => (
  <>
    <ErrorBoundary fallback={showError}>
      <LivePreview />
    </ErrorBoundary>
    <LiveError className="playground-error" />
  </>
);

export default function PlaygroundPreview(): ReactNode {
  return (
    <PreviewPart>
      <BrowserOnly>{renderResult}</BrowserOnly>
    </PreviewPart>
  );
}
