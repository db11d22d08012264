const TEXT = /[&<>\u200B]/;
const ATTRIBUTE = /[&"]/;

export function escapeText(text: string): string {
  return TEXT.test(text)
    ? text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        // The hash link of every heading holds one, which alone would double what the page takes in memory.
        .replaceAll("\u200B", "&#8203;")
    : text;
}

export function escapeAttribute(text: string): string {
  return ATTRIBUTE.test(text) ? text.replaceAll("&", "&amp;").replaceAll('"', "&quot;") : text;
}

/** The contents' texts are read by components of sites, which know both quotation marks as entities. */
export const escapeToc = (text: string): string =>
  escapeText(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&amp;": "&",
};

/** Takes escaping back, as React and this engine do it. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity]!);
