import BrowserOnly from "@docusaurus/BrowserOnly";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { lazy, type ReactNode, Suspense } from "react";
import { EditorFrame } from "../../parts.js";

export interface Props {
  readonly children?: string;
  readonly metastring?: string;
  readonly [prop: string]: unknown;
}

const Live = lazy(() => import("../../Live.js"));

/** Live code, which can be read at once and run as soon as the editor has been loaded. */
export default function LiveCodeBlock({ children = "", ...props }: Props): ReactNode {
  const frame = <EditorFrame code={children} />;
  return (
    <BrowserOnly fallback={frame}>
      {() => (
        <ErrorBoundary fallback={() => frame}>
          <Suspense fallback={frame}>
            <Live {...props}>{children}</Live>
          </Suspense>
        </ErrorBoundary>
      )}
    </BrowserOnly>
  );
}
