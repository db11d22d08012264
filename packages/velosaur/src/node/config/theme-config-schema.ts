/** The theme configuration of the classic theme, with upstream's names and defaults. Other themes' keys pass. */

import * as v from "valibot";
import { findNearest } from "../system/did-you-mean.ts";
import { navbarItemSchema } from "./navbar-item-schema.ts";
import { anyRecord, attributeValue, flag, isRecord } from "./schema-parts.ts";

export type { NavbarItem } from "./navbar-item-schema.ts";

const text = v.optional(v.string());
const size = v.optional(v.union([v.string(), v.number()]));

const moved = (hint: string): v.OptionalSchema<v.UndefinedSchema<string>, undefined> =>
  v.optional(v.undefined(hint));

const logo = v.looseObject({
  alt: text,
  src: v.string(),
  srcDark: text,
  width: size,
  height: size,
  href: text,
  target: text,
  style: v.optional(anyRecord),
  className: text,
});

const colorMode = v.looseObject({
  defaultMode: v.optional(v.picklist(["light", "dark"]), "light"),
  disableSwitch: flag(false),
  respectPrefersColorScheme: flag(false),
  switchConfig: moved("left out: override the theme component ColorModeToggle instead"),
});

const docs = v.looseObject({
  versionPersistence: v.optional(v.picklist(["localStorage", "none"]), "localStorage"),
  sidebar: v.optional(
    v.looseObject({ hideable: flag(false), autoCollapseCategories: flag(false) }),
    {},
  ),
});

const blog = v.looseObject({
  sidebar: v.optional(v.looseObject({ groupByYear: flag(true) }), {}),
});

const announcementBar = v.looseObject({
  id: v.optional(v.string(), "announcement-bar"),
  content: v.string(),
  backgroundColor: text,
  textColor: text,
  isCloseable: flag(true),
});

const navbar = v.looseObject({
  style: v.optional(v.picklist(["dark", "primary"])),
  hideOnScroll: flag(false),
  items: v.optional(v.array(navbarItemSchema), []),
  title: v.optional(v.nullable(v.string())),
  logo: v.optional(logo),
  links: moved("left out: its name is `items` now"),
});

const hasOneContent = ({ to, href, html }: Record<string, unknown>): boolean =>
  [to, href, html].filter((value) => value !== undefined).length === 1;
const hasLabel = ({ label, html }: Record<string, unknown>): boolean =>
  (label === undefined) !== (html === undefined);

/** Links may have any attribute: one of them may be the missing one with a slip in it. */
function suspect(link: Record<string, unknown>, key: string): string {
  const nearest = key in link ? undefined : findNearest(key, Object.keys(link));
  return nearest === undefined ? "" : `; \`${nearest}\` may be meant for it`;
}

const footerLink = v.pipe(
  v.looseObject({ to: text, href: text, html: text, label: text }),
  v.check(hasOneContent, "must have one of `to`, `href` and `html`"),
  v.check(
    hasLabel,
    ({ input }) => `needs a \`label\` (and with \`html\` must have none)${suspect(input, "label")}`,
  ),
);
const footerColumn = v.looseObject({
  title: v.optional(v.nullable(v.string()), null),
  className: text,
  items: v.optional(v.array(footerLink), []),
});

const isColumn = (entry: unknown): boolean =>
  isRecord(entry) && ("items" in entry || ("title" in entry && !("label" in entry)));

/** All columns or all plain links; the first entry shows which was meant. */
const footerLinks = v.lazy((input): v.GenericSchema<unknown[], Record<string, unknown>[]> => {
  const entries: unknown[] = Array.isArray(input) ? input : [];
  const isMixed = entries.some(isColumn) && !entries.every(isColumn);
  const list = entries.some(isColumn) ? v.array(footerColumn) : v.array(footerLink);
  const checked = v.pipe(
    v.array(v.unknown()),
    v.check(
      () => !isMixed,
      "must be either all columns (with `items`) or all plain links, not a mix",
    ),
  );
  return (isMixed ? checked : list) as v.GenericSchema<unknown[], Record<string, unknown>[]>;
});

const footer = v.looseObject({
  style: v.optional(v.picklist(["light", "dark"]), "light"),
  logo: v.optional(logo),
  copyright: text,
  links: v.optional(footerLinks, []),
});

const prismTheme = v.looseObject({
  plain: v.union([anyRecord, v.array(v.unknown())]),
  styles: v.union([v.array(v.unknown()), anyRecord]),
});
const language = v.pipe(v.string(), v.toLowerCase());

const magicComment = v.pipe(
  v.looseObject({
    className: v.string(),
    line: text,
    block: v.optional(v.looseObject({ start: v.string(), end: v.string() })),
  }),
  v.check(
    ({ line, block }) => line !== undefined || block !== undefined,
    "must have `line` or `block`",
  ),
);

const DEFAULT_MAGIC_COMMENTS: v.InferInput<typeof magicComment>[] = [
  {
    className: "theme-code-block-highlighted-line",
    line: "highlight-next-line",
    block: { start: "highlight-start", end: "highlight-end" },
  },
];

const prism = v.looseObject({
  theme: v.optional(prismTheme),
  darkTheme: v.optional(prismTheme),
  defaultLanguage: v.optional(language),
  additionalLanguages: v.optional(v.array(language), []),
  magicComments: v.optional(v.array(magicComment), DEFAULT_MAGIC_COMMENTS),
});

const headingLevel = (fallback: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer("must be a whole number"),
      v.minValue(2, "must be at least 2"),
      v.maxValue(6, "must be at most 6"),
    ),
    fallback,
  );

const tableOfContents = v.pipe(
  v.looseObject({ minHeadingLevel: headingLevel(2), maxHeadingLevel: headingLevel(3) }),
  v.check(
    ({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel,
    "must not have a `minHeadingLevel` above its `maxHeadingLevel`",
  ),
);

const mermaid = v.looseObject({
  theme: v.optional(
    v.looseObject({
      light: v.optional(v.string(), "default"),
      dark: v.optional(v.string(), "dark"),
    }),
    {},
  ),
  options: v.optional(anyRecord, {}),
});

/** Attributes of a `<meta>`, as React has them and as HTML does; others pass. */
const metaTag = v.objectWithRest(
  Object.fromEntries(
    [
      "name",
      "property",
      "content",
      "charSet",
      "charset",
      "httpEquiv",
      "http-equiv",
      "itemProp",
      "media",
    ].map((name) => [name, v.optional(attributeValue)]),
  ),
  attributeValue,
);

export const themeConfigSchema = v.looseObject({
  image: text,
  metadata: v.optional(v.array(metaTag), []),
  colorMode: v.optional(colorMode, {}),
  docs: v.optional(docs, {}),
  blog: v.optional(blog, {}),
  announcementBar: v.optional(announcementBar),
  navbar: v.optional(navbar, {}),
  footer: v.optional(footer),
  prism: v.optional(prism, {}),
  tableOfContents: v.optional(tableOfContents, {}),
  mermaid: v.optional(mermaid, {}),
  // Other themes check them: known here, they are what a slip may have been meant for.
  algolia: v.optional(v.unknown()),
  liveCodeBlock: v.optional(v.unknown()),
  /** Ours: each page also lies there as Markdown, and a list of them in `llms.txt`. */
  markdownPages: v.optional(
    v.union([v.boolean(), v.looseObject({ ignorePatterns: v.optional(v.array(v.string()), []) })]),
  ),
  metadatas: moved("left out: its name is `metadata` now"),
  disableDarkMode: moved("left out: use `colorMode.disableSwitch`"),
  defaultDarkMode: moved("left out: use `colorMode.defaultMode`"),
  hideableSidebar: moved("left out: use `docs.sidebar.hideable`"),
  autoCollapseSidebarCategories: moved("left out: use `docs.sidebar.autoCollapseCategories`"),
  sidebarCollapsible: moved("left out: use the option `sidebarCollapsible` of the docs plugin"),
});

export type UserThemeConfig = v.InferInput<typeof themeConfigSchema>;
type ValidatedThemeConfig = v.InferOutput<typeof themeConfigSchema>;

/** Checked and complete where the classic theme is used; before that, what the author wrote. */
export type ThemeConfig = Partial<ValidatedThemeConfig>;
