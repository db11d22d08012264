import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import { createElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { createCodeBlock, createCodeButtons } from "../../../../shared/markup/code-block.ts";
import { markLines, parseCodeMeta } from "../../../../shared/markup/code-meta.ts";
import { escapeText } from "../../../../shared/markup/escape.ts";
import { DEFAULT_LABELS, type MarkupLabels } from "../../../../shared/markup/labels.ts";

export interface Props {
  readonly children: string;
  readonly language: string;
  readonly className?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly showLineNumbers?: boolean | number;
}

const translateLabels = (): MarkupLabels => ({
  ...DEFAULT_LABELS,
  copy: translate({ id: "theme.CodeBlock.copy", message: "Copy" }),
  copied: translate({ id: "theme.CodeBlock.copied", message: "Copied" }),
  copyAriaLabel: translate({
    id: "theme.CodeBlock.copyButtonAriaLabel",
    message: "Copy code to clipboard",
  }),
  wordWrap: translate({ id: "theme.CodeBlock.wordWrapToggle", message: "Toggle word wrap" }),
});

const findFirstLine = (
  showLineNumbers: Props["showLineNumbers"],
  fromMeta: number | undefined,
): number | undefined => {
  if (showLineNumbers === undefined) return fromMeta;
  if (showLineNumbers === true) return 1;
  return showLineNumbers === false ? undefined : showLineNumbers;
};

/** Plain at first, on the server too; the highlighter is loaded only by pages that have such a block. */
function useHighlightedLines(code: string, language: string): string[] {
  const plain = useMemo(() => escapeText(code).split("\n"), [code]);
  const [highlighted, setHighlighted] = useState<{ key: string; lines: string[] }>();
  const key = `${language}\n${code}`;
  useEffect(() => {
    let isCurrent = true;
    import("../../highlight-lines.ts")
      .then(({ highlightLines }) => highlightLines(code, language))
      .then((lines) => isCurrent && lines && setHighlighted({ key: `${language}\n${code}`, lines }))
      .catch((error: unknown) => console.warn("The code could not be highlighted.", error));
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return highlighted?.key === key ? highlighted.lines : plain;
}

export default function CodeBlockString(props: Props): ReactNode {
  const { children, language, className, metastring = "", title, showLineNumbers } = props;
  const { prism } = useThemeConfig();
  const { meta, code, classNames } = useMemo(() => {
    const meta = parseCodeMeta(metastring);
    const text = children.replace(/^\n|\n$/g, "");
    const comments = prism?.magicComments ?? [];
    return { meta, ...markLines({ code: text, language, ranges: meta.ranges, comments }) };
  }, [children, metastring, language, prism]);
  const lines = useHighlightedLines(code, language);
  return createCodeBlock<ReactNode>(createElement as never, {
    language,
    title: title ? <>{title}</> : meta.title,
    className,
    firstLine: findFirstLine(showLineNumbers, meta.firstLine),
    lines: lines.map((html, index) => ({ html, className: classNames.get(index) })),
    buttons: createCodeButtons<ReactNode>(createElement as never, translateLabels()),
  });
}
