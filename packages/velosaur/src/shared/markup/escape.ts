const TEXT = /[&<>]/;
const ATTRIBUTE = /[&"]/;

export function escapeText(text: string): string {
  return TEXT.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    : text;
}

export function escapeAttribute(text: string): string {
  return ATTRIBUTE.test(text) ? text.replaceAll("&", "&amp;").replaceAll('"', "&quot;") : text;
}
