/** A node of a syntax tree as ESTree has it, for code that looks at nodes of every kind. */
export interface SyntaxNode {
  type: string;
  /** In UTF-16 units. */
  start: number;
  end: number;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

export interface ChildNode {
  node: SyntaxNode;
  field: string;
  /** Whether the field holds a list of nodes. */
  isListed: boolean;
}

export const listChildren = (node: SyntaxNode): ChildNode[] =>
  Object.entries(node).flatMap(([field, value]): ChildNode[] => {
    const isListed = Array.isArray(value);
    const children = (isListed ? value : [value]).filter(isNode);
    return children.map((child) => ({ node: child, field, isListed }));
  });
