import type { Child, CreateElement } from "./create.ts";
import type { MarkupLabels } from "./labels.ts";

export interface CodeLine {
  /** Highlighted HTML of the line, without its line break. */
  html: string;
  /** Classes that ranges and magic comments give it. */
  className?: string | undefined;
}

export interface CodeBlockMarkup<Node> {
  language: string;
  title?: Child<Node>;
  className?: string | undefined;
  lines: CodeLine[];
  /** First line number, when lines are numbered. */
  firstLine?: number | undefined;
  /** What {@link createCodeButtons} makes: the same for all blocks. */
  buttons: Child<Node>;
}

/**
 * The lines of a block. Each ends with its line break as text, so that what is selected, or read by
 * the copy button from `textContent`, is the code.
 */
function codeLinesHtml(lines: CodeLine[], isNumbered: boolean): string {
  let html = "";
  for (const { html: code, className } of lines) {
    const classes = `token-line${isNumbered ? " codeLine" : ""}${className ? ` ${className}` : ""}`;
    html += isNumbered
      ? `<span class="${classes}"><span class="codeLineNumber"></span><span class="codeLineContent">${code}\n</span></span>`
      : `<span class="${classes}">${code}\n</span>`;
  }
  return html;
}

/** `data-code-action` is what the theme's listener looks for; without a script the buttons are hidden. */
export function createCodeButtons<Node>(h: CreateElement<Node>, labels: MarkupLabels): Node {
  const button = (action: string, icon: string, [label, title]: [string, string]): Node =>
    h(
      "button",
      {
        type: "button",
        className: "clean-btn",
        "data-code-action": action,
        "aria-label": label,
        title,
      },
      h("span", { className: icon, "aria-hidden": "true" }),
    );
  return h(
    "div",
    { className: "buttonGroup_", "data-script-only": "" },
    button("wrap", "wordWrapButtonIcon_", [labels.wordWrap, labels.wordWrap]),
    button("copy", "copyButtonIcons_", [labels.copyAriaLabel, labels.copy]),
  );
}

export function createCodeBlock<Node>(h: CreateElement<Node>, block: CodeBlockMarkup<Node>): Node {
  const { language, title, className, lines, firstLine, buttons } = block;
  const isNumbered = firstLine !== undefined;
  const languageClass = `language-${language}`;
  const code = h("code", {
    className: isNumbered ? "codeBlockLines_ codeBlockLinesWithNumbering_" : "codeBlockLines_",
    style:
      isNumbered && firstLine !== 1 ? { counterReset: `line-count ${firstLine - 1}` } : undefined,
    dangerouslySetInnerHTML: { __html: codeLinesHtml(lines, isNumbered) },
  });
  return h(
    "div",
    {
      className: `${className ? `${className} ` : ""}${languageClass} codeBlockContainer_ theme-code-block`,
    },
    title && h("div", { className: "codeBlockTitle_" }, title),
    h(
      "div",
      { className: "codeBlockContent_" },
      h(
        "pre",
        { tabIndex: 0, className: `prism-code ${languageClass} codeBlock_ thin-scrollbar` },
        code,
      ),
      buttons,
    ),
  );
}
