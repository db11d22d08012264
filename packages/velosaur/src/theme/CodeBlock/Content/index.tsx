import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import Line from "@theme/CodeBlock/Line";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { getLineProps, getTokenProps, useTokens } from "../use-tokens.ts";

export interface Props {
  readonly className?: string;
}

export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { codeBlockRef } = wordWrap;
  const { code, language, lineNumbersStart: start, lineClassNames } = metadata;
  const lines = useTokens(code, language);
  const isNumbered = start !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, `prism-code language-${language} codeBlock_ thin-scrollbar`)}
    >
      <code
        className={clsx("codeBlockLines_", isNumbered && "codeBlockLinesWithNumbering_")}
        style={isNumbered && start !== 1 ? { counterReset: `line-count ${start - 1}` } : undefined}
      >
        {lines.map((line, index) => (
          <Line
            // Lines have no other name, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            line={line}
            classNames={lineClassNames[index]}
            showLineNumbers={isNumbered}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
          />
        ))}
      </code>
    </pre>
  );
}
