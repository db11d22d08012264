import type { PrismTheme } from "prism-react-renderer";

/** Two sets of colours for code; every colour has a contrast of at least 4.5 with its background. */

interface Palette {
  text: string;
  background: string;
  comment: string;
  punctuation: string;
  keyword: string;
  string: string;
  name: string;
  value: string;
  markup: string;
  inserted: string;
  deleted: string;
}

function colour(color: string, ...types: string[]) {
  return { types, style: { color } };
}

function createTheme(palette: Palette): PrismTheme {
  return {
    plain: { color: palette.text, backgroundColor: palette.background },
    styles: [
      {
        types: ["comment", "prolog", "doctype", "cdata"],
        style: { color: palette.comment, fontStyle: "italic" },
      },
      colour(palette.punctuation, "punctuation", "operator", "entity", "url"),
      colour(
        palette.keyword,
        "keyword",
        "atrule",
        "important",
        "selector",
        "builtin",
        "script-punctuation",
      ),
      colour(
        palette.string,
        "string",
        "char",
        "attr-value",
        "regex",
        "template-string",
        "code-snippet",
      ),
      colour(palette.name, "function", "class-name", "maybe-class-name", "tag", "title"),
      colour(palette.value, "number", "boolean", "constant", "symbol", "variable"),
      colour(palette.markup, "attr-name", "property", "literal-property", "key"),
      colour(palette.inserted, "inserted"),
      colour(palette.deleted, "deleted"),
      { types: ["bold"], style: { fontWeight: "bold" } },
      { types: ["italic"], style: { fontStyle: "italic" } },
    ],
  };
}

export const light = createTheme({
  text: "#24332f",
  background: "#f3f8f6",
  comment: "#4f625c",
  punctuation: "#4a5c56",
  keyword: "#8a2f96",
  string: "#17694f",
  name: "#1557a8",
  value: "#a3420a",
  markup: "#0f6674",
  inserted: "#176b2c",
  deleted: "#b3261e",
});

export const dark = createTheme({
  text: "#dde8e4",
  background: "#20262b",
  comment: "#8fa39c",
  punctuation: "#a9bbb5",
  keyword: "#d9a0e8",
  string: "#8fdcb2",
  name: "#86bcff",
  value: "#ffb27a",
  markup: "#7fd3de",
  inserted: "#86d993",
  deleted: "#ff9a92",
});
