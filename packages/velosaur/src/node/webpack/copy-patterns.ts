/** How the copy plugins of webpack and Rspack keep their options. */

type Fields = Record<string, unknown>;

const toFields = (value: unknown): Fields => Object(value ?? {}) as Fields;

/** Of webpack's, its own field; of Rspack's, what it was created with. A list in both up to the fifth release. */
export function readPatterns(plugin: object): Fields[] {
  const { patterns, options, _args: args } = plugin as Fields;
  const [first] = Array.isArray(args) ? (args as unknown[]) : [];
  const given = patterns ?? toFields(options)["patterns"] ?? toFields(first)["patterns"] ?? first;
  return (Array.isArray(given) ? given : []).map((pattern: unknown) =>
    typeof pattern === "string" ? { from: pattern } : toFields(pattern),
  );
}

export function readGlobOptions(given: unknown): { ignore: string[]; dot: boolean } {
  const { ignore, dot } = toFields(given);
  return {
    ignore: Array.isArray(ignore) ? ignore.map(String) : [],
    dot: dot !== false,
  };
}
