/** Stands in for `@docusaurus/Translate` in Node: the message as it is, with its values put in. */

export const translate = (
  { message, id }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string =>
  (message ?? id ?? "").replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
