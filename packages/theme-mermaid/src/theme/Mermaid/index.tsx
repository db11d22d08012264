import { translate } from "@docusaurus/Translate";
import type { RenderResult } from "mermaid";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { MermaidContainerClassName, useDiagram } from "../../client/index.js";
import { nameDiagram } from "../../client/name-diagram.js";
import { styles } from "../../client/styles.js";

export interface Props {
  /** Source of the diagram. */
  readonly value: string;
}

/** A diagram. Until it is drawn, and where it can't be, its source can be read. */
export default function Mermaid({ value }: Props): ReactNode {
  const { result, error } = useDiagram({ text: value });
  return (
    <>
      <style href="theme-mermaid" precedence="add-on">
        {styles}
      </style>
      <div className={MermaidContainerClassName} aria-busy={!result && !error}>
        {error ? (
          <Failure error={error} source={value} />
        ) : result ? (
          <Drawing result={result} />
        ) : (
          <Source>{value}</Source>
        )}
      </div>
    </>
  );
}

function Drawing({ result }: { result: RenderResult }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    nameDiagram(
      element,
      translate({
        id: "theme.Mermaid.label",
        message: "Diagram",
        description: "Name of a diagram for screen readers where its author gave none",
      }),
    );
    result.bindFunctions?.(element);
  }, [result]);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: result.svg }} />;
}

function Failure({ error, source }: { error: Error; source: string }): ReactNode {
  return (
    <div className="alert alert--danger">
      <p>
        <strong>
          {translate({
            id: "theme.Mermaid.error",
            message: "This diagram can't be drawn.",
            description: "Title of the box in the place of a diagram with a mistake in it",
          })}
        </strong>
      </p>
      <pre>{error.message}</pre>
      <Source>{source}</Source>
    </div>
  );
}

function Source({ children }: { children: string }): ReactNode {
  return (
    <pre className="docusaurus-mermaid-source" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
