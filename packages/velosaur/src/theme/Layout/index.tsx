import { clsx } from "clsx";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { PlainError } from "velosaur/client/PlainError";
import { PageMetadata } from "@docusaurus/theme-common";
import { SkipToContentFallbackId, useKeyboardNavigation } from "@docusaurus/theme-common/internal";
import AnnouncementBar from "@theme/AnnouncementBar";
import Footer from "@theme/Footer";
import LayoutProvider from "@theme/Layout/Provider";
import Navbar from "@theme/Navbar";
import SkipToContent from "@theme/SkipToContent";
import { type ComponentProps, lazy, type ReactElement, type ReactNode } from "react";
import * as classes from "../common/classes.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly children?: ReactNode;
  readonly noFooter?: boolean;
  readonly wrapperClassName?: string;
  readonly title?: string;
  readonly description?: string;
}

/** Loaded when a page has crashed; without it, what is known is shown plainly. */
const ErrorPageContent = lazy(() =>
  import("@theme/ErrorPageContent").catch(() => ({ default: PlainError })),
);

const renderError = (params: ComponentProps<typeof ErrorPageContent>): ReactElement => (
  <ErrorPageContent {...params} />
);

export default function Layout(props: Props): ReactNode {
  const { children, noFooter, wrapperClassName, title, description } = props;
  useKeyboardNavigation();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id={SkipToContentFallbackId}
        className={clsx(
          classes.layoutMain,
          classes.mainWrapper,
          styles.mainWrapper,
          wrapperClassName,
        )}
      >
        <ErrorBoundary fallback={renderError}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
