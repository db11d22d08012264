/**
 * Small builders for the Markdown nodes that the remark plugins of this site make.
 * Only the shape that the plugins need is typed, so that the site depends on no syntax-tree package.
 */

export interface MdNode {
  type: string;
  children?: MdNode[];
  [field: string]: unknown;
}

export interface CodeNode extends MdNode {
  type: "code";
  lang?: string | null;
  meta?: string | null;
  value: string;
}

export interface Tab {
  value: string;
  label: string;
  code: CodeNode;
}

export function isCode(node: MdNode): node is CodeNode {
  return node.type === "code";
}

/** Splits the words after the language of a fence: `js title="a b" live` → `title="a b"`, `live`. */
export function metaWords(node: CodeNode): string[] {
  return node.meta?.match(/[^\s"']+(?:"[^"]*"|'[^']*')?/g) ?? [];
}

export function code(
  lang: string | null | undefined,
  meta: string | null,
  value: string,
): CodeNode {
  return { type: "code", lang, meta: meta === "" ? null : meta, value };
}

/** Replaces every code block for which `replace` gives a node; tells whether there was one. */
export function replaceCode(
  parent: MdNode,
  replace: (node: CodeNode) => MdNode | undefined,
): boolean {
  let changed = false;
  parent.children?.forEach((child, index, siblings) => {
    const replacement = isCode(child) ? replace(child) : undefined;
    if (replacement) {
      siblings[index] = replacement;
      changed = true;
    } else if (replaceCode(child, replace)) {
      changed = true;
    }
  });
  return changed;
}

function attribute(name: string, value: string): MdNode {
  return { type: "mdxJsxAttribute", name, value };
}

export function tabs(groupId: string, items: Tab[]): MdNode {
  return {
    type: "mdxJsxFlowElement",
    name: "Tabs",
    attributes: [attribute("groupId", groupId)],
    children: items.map((item) => ({
      type: "mdxJsxFlowElement",
      name: "TabItem",
      attributes: [attribute("value", item.value), attribute("label", item.label)],
      children: [item.code],
    })),
  };
}

function defaultImport(name: string, source: string): MdNode {
  const identifier = { type: "Identifier", name };
  return {
    type: "mdxjsEsm",
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: "Program",
        sourceType: "module",
        comments: [],
        body: [
          {
            type: "ImportDeclaration",
            specifiers: [{ type: "ImportDefaultSpecifier", local: identifier }],
            source: { type: "Literal", value: source, raw: `'${source}'` },
            attributes: [],
          },
        ],
      },
    },
  };
}

/** Makes `Tabs` and `TabItem` known to the document, unless its author imports them. */
export function importTabs(root: MdNode): void {
  for (const name of ["TabItem", "Tabs"]) {
    const known = root.children?.some(
      (node) =>
        node.type === "mdxjsEsm" && new RegExp(`import\\s+${name}\\s`).test(String(node.value)),
    );
    if (!known) {
      root.children?.unshift(defaultImport(name, `@theme/${name}`));
    }
  }
}
