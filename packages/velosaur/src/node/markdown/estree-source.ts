/** Source text of the small syntax trees that plugins build: literals, arrays, objects, names, imports. */

interface Estree {
  type: string;
  [key: string]: unknown;
}

const list = (value: unknown): Estree[] => (Array.isArray(value) ? (value as Estree[]) : []);

export function formatEstree(node: unknown): string {
  const estree = node as Estree;
  const format = FORMATS[estree.type];
  if (!format)
    throw new Error(
      `A plugin made code of the kind ${estree.type}; give the node a “value” with its source.`,
    );
  return format(estree);
}

const formatAll = (nodes: unknown, separator: string): string =>
  list(nodes).map(formatEstree).join(separator);

const FORMATS: Record<string, (node: Estree) => string> = {
  Program: ({ body }) => formatAll(body, "\n"),
  ExpressionStatement: ({ expression }) => formatEstree(expression),
  Literal: ({ value, raw }) => (typeof raw === "string" ? raw : JSON.stringify(value)),
  Identifier: ({ name }) => String(name),
  ArrayExpression: ({ elements }) => `[${formatAll(elements, ", ")}]`,
  ObjectExpression: ({ properties }) => `{${formatAll(properties, ", ")}}`,
  Property: ({ key, value, computed }) =>
    `${computed ? `[${formatEstree(key)}]` : formatEstree(key)}: ${formatEstree(value)}`,
  SpreadElement: ({ argument }) => `...${formatEstree(argument)}`,
  MemberExpression: ({ object, property, computed }) =>
    computed
      ? `${formatEstree(object)}[${formatEstree(property)}]`
      : `${formatEstree(object)}.${formatEstree(property)}`,
  CallExpression: ({ callee, arguments: values }) =>
    `${formatEstree(callee)}(${formatAll(values, ", ")})`,
  UnaryExpression: ({ operator, argument }) => `${String(operator)} ${formatEstree(argument)}`,
  TemplateLiteral: ({ quasis, expressions }) => {
    const holes = list(expressions).map((hole) => `\${${formatEstree(hole)}}`);
    const texts = list(quasis).map(({ value }) => (value as { raw: string }).raw);
    return `\`${texts.map((text, index) => text + (holes[index] ?? "")).join("")}\``;
  },
  ImportDeclaration: ({ specifiers, source }) => {
    const from = formatEstree(source);
    const parts = list(specifiers).map(({ type, local, imported }) => {
      const name = formatEstree(local);
      if (type === "ImportDefaultSpecifier") return `default as ${name}`;
      return type === "ImportNamespaceSpecifier"
        ? `* as ${name}`
        : `${formatEstree(imported)} as ${name}`;
    });
    const namespace = parts.find((part) => part.startsWith("*"));
    return namespace
      ? `import ${namespace} from ${from};`
      : `import { ${parts.join(", ")} } from ${from};`;
  },
  ExportNamedDeclaration: ({ declaration }) => `export ${formatEstree(declaration)}`,
  VariableDeclaration: ({ kind, declarations }) =>
    `${String(kind)} ${formatAll(declarations, ", ")};`,
  VariableDeclarator: ({ id, init }) => `${formatEstree(id)} = ${formatEstree(init)}`,
};
