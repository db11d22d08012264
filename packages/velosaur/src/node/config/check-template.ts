import type { Diagnostic } from "../system/diagnostic.ts";

/** Without these, a page has no content, no styles or no scripts. */
const NEEDED = ["headTags", "metaAttributes", "appHtml", "postBodyTags"];

/** A template replaces the document around every page, so it must make room for what pages consist of. */
export const checkTemplate = ({
  ssrTemplate,
}: {
  ssrTemplate?: string | undefined;
}): Diagnostic[] => {
  if (ssrTemplate === undefined) return [];
  const missing = NEEDED.filter((name) => !new RegExp(`\\b${name}\\b`).test(ssrTemplate));
  if (missing.length === 0) return [];
  return [
    {
      severity: "error",
      keyPath: "ssrTemplate",
      message: `\`ssrTemplate\` leaves out ${missing.map((name) => `\`it.${name}\``).join(", ")}, without which pages don't work.`,
      hint: "Write each as <%~ it.name %>. `it.metaAttributes` is a list: <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }) %>.",
    },
  ];
};
