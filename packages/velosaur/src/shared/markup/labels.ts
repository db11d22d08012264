/** Texts that the compiler writes into documents, in the site's language. */
export interface MarkupLabels {
  /** `{heading}` stands for the heading's text. */
  directLink: string;
  copy: string;
  copied: string;
  copyAriaLabel: string;
  wordWrap: string;
  /** Summary of a `<details>` that has none. */
  details: string;
  /** Titles of admonitions by type; the type itself where none is given. */
  admonitions: Record<string, string>;
}

export const DEFAULT_LABELS: MarkupLabels = {
  directLink: "Direct link to {heading}",
  copy: "Copy",
  copied: "Copied",
  copyAriaLabel: "Copy code to clipboard",
  wordWrap: "Toggle word wrap",
  details: "Details",
  admonitions: {},
};
