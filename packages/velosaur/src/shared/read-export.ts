type Namespace = Record<string, unknown>;

/**
 * What a module exports by a name, `*` for all of it. So bundlers hand on CommonJS: a default export alone, of which the
 * names are members; one that was compiled from ES modules has its own default export among them.
 */
export function readExport(namespace: Namespace, name: string): unknown {
  const { default: main } = namespace;
  if (Object.keys(namespace).join() !== "default")
    return name === "*" ? namespace : namespace[name];
  const members = Object(main) as Namespace;
  if (name === "*") return { ...members, default: main };
  if (name !== "default") return members[name];
  return members["__esModule"] ? members["default"] : main;
}
