/** Directives for which neither an admonition nor a plugin has a use: they stay text, and the author is told. */

import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import type { Compilation } from "./compilation.ts";
import { listKeywords } from "./keywords.ts";
import type { TreeNode } from "./tree.ts";

export type ReportDirective = (directive: TreeNode) => void;

/** A text may hold a directive that is no admonition: a cheap look, since reading directives takes long. */
export const mayHoldDirective = (source: string): boolean =>
  /^[ \t>]*::[A-Za-z]|(?<!:):[A-Za-z][\w-]*[[{]/m.test(source);

/** `12:30`, `a:b`: nobody means a directive by it. */
const isPlainText = ({ type, children = [], attributes }: TreeNode): boolean =>
  type === "textDirective" && children.length === 0 && Object.keys(attributes ?? {}).length === 0;

export interface UnusedDirectives {
  add: ReportDirective;
  /** Does with what was found what the site asks for. */
  report: () => void;
}

export function collectUnusedDirectives(compilation: Compilation): UnusedDirectives {
  const { unusedDirectives: hook, truncated } = compilation.options;
  // A text is read twice when it holds raw HTML.
  const found = new Map<number | undefined, TreeNode>();
  // What a beginning says, the whole document says, too.
  const isWanted = hook !== "ignore" && !truncated;

  const add: ReportDirective = (directive) => {
    if (!isWanted || isPlainText(directive)) return;
    const { type, name, attributes, position } = directive;
    found.set(position?.start.offset, { type, name, attributes, position } as TreeNode);
  };

  const report = (): void => {
    const directives = [...found.values()];
    if (directives.length === 0) return;
    if (typeof hook === "function")
      return hook({ sourceFilePath: compilation.filePath, directives });
    const { filePath, file } = compilation;
    const described = directives.map((directive) => describe(directive, compilation));
    if (hook !== "throw") compilation.diagnostics.push(...described);
    else
      throw new AuthorError(
        described.map((mistake) => ({ ...mistake, severity: "error", filePath, source: file })),
      );
  };
  return { add, report };
}

const MARKS: Record<string, string> = {
  containerDirective: ":::",
  leafDirective: "::",
  textDirective: ":",
};

type Description = Pick<Diagnostic, "message"> & Compilation["diagnostics"][number];

function describe(node: TreeNode, compilation: Compilation): Description {
  const { type, name } = node;
  const isBlock = type === "containerDirective";
  const suggestion = isBlock ? formatDidYouMean(name ?? "", listKeywords(compilation.options)) : "";
  const { line, column } = compilation.locate(node);
  return {
    severity: "warning",
    message: `The directive “${MARKS[type]}${name}” means nothing, so it is shown as text.${suggestion}`,
    line,
    column,
    hint: isBlock
      ? `An admonition of that name has to be listed in the plugin's \`admonitions.keywords\`.`
      : "For text with a colon, put it between backticks or write “\\:”; a directive needs a remark plugin that knows it.",
  };
}
