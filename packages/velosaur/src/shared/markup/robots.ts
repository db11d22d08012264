/** Whether a tag keeps search engines from the page. */
export const isNoIndex = ({ name, content }: Record<string, unknown>): boolean =>
  name === "robots" && /noindex|none/i.test(String(content ?? ""));
