import * as v from "valibot";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import { isRecord } from "./schema-parts.ts";

/** An entry of the navbar or of one of its dropdowns. Links may carry any further attribute. */
export interface NavbarItem {
  type?: string;
  position?: "left" | "right";
  label?: string;
  items?: NavbarItem[];
  dropdownItemsBefore?: NavbarItem[];
  dropdownItemsAfter?: NavbarItem[];
  [attribute: string]: unknown;
}

type Fields = Record<string, unknown>;
type FieldsSchema = v.GenericSchema<Fields>;

/** The fields of one item are not typed: what an item's type asks of them is seen here alone. */
const object = (entries: Record<string, v.GenericSchema>): FieldsSchema =>
  v.looseObject(entries) as FieldsSchema;

const text = v.optional(v.string());

const base = { label: text, html: text, className: text };

const hasOneText = ({ label, html }: Fields): boolean => label === undefined || html === undefined;
const hasOneTarget = ({ to, href }: Fields): boolean => (to === undefined) !== (href === undefined);

const withBase = (entries: Record<string, v.GenericSchema>): FieldsSchema =>
  v.pipe(
    object({ ...base, ...entries }),
    v.check(hasOneText, "must have `label` or `html`, not both"),
  );

const link = v.pipe(
  withBase({
    to: text,
    href: text,
    activeBasePath: text,
    activeBaseRegex: text,
    prependBaseUrlToHref: v.optional(v.boolean()),
    items: v.optional(v.undefined("left out: a dropdown can't hold another one")),
  }),
  v.check(hasOneTarget, "must have either `to` (a page of the site) or `href` (any address)"),
);

const position = v.optional(v.picklist(["left", "right"]), "left");

const SUBITEM_SCHEMAS: Record<string, FieldsSchema> = {
  default: link,
  doc: withBase({ docId: v.string(), docsPluginId: text }),
  docSidebar: withBase({ sidebarId: v.string(), docsPluginId: text }),
  docsVersion: withBase({ to: text, docsPluginId: text }),
  html: object({ className: text, value: v.string() }),
};

const TOP_LEVEL_TYPES = ["docsVersionDropdown", "dropdown", "localeDropdown", "search"];

const describeUnknownType = (type: unknown, known: readonly string[]): string =>
  `must be a known type of navbar item.${formatDidYouMean(String(type), known)} The types are: ${known.join(", ")}, and custom-… for your own`;

const unknownType = (type: unknown, known: readonly string[]): FieldsSchema => {
  const isNested = TOP_LEVEL_TYPES.includes(String(type));
  const message = isNested
    ? `can't be "${String(type)}" within a dropdown`
    : describeUnknownType(type, known);
  return object({
    type: v.pipe(
      v.unknown(),
      v.check(() => false, message),
    ),
  });
};

/** The schema of an item follows from its `type`, so that complaints are about the right one. */
const chooseBy =
  (schemas: Record<string, FieldsSchema>, shared: Record<string, v.GenericSchema>) =>
  (input: unknown): FieldsSchema => {
    if (!isRecord(input)) return object({});
    const type =
      input.type ?? (Array.isArray(input.items) && "dropdown" in schemas ? "dropdown" : "default");
    const own =
      typeof type === "string" && type.includes("custom-") ? object({}) : schemas[String(type)];
    return own === undefined
      ? unknownType(type, Object.keys(schemas))
      : v.pipe(object(shared), own);
  };

const subitem = v.lazy(
  chooseBy(SUBITEM_SCHEMAS, { position: v.optional(v.undefined("left out within a dropdown")) }),
);
const subitems = v.optional(v.array(subitem), []);

const ITEM_SCHEMAS: Record<string, FieldsSchema> = {
  ...SUBITEM_SCHEMAS,
  dropdown: withBase({ items: v.array(subitem) }),
  docsVersionDropdown: withBase({
    docsPluginId: text,
    dropdownActiveClassDisabled: v.optional(v.boolean()),
    dropdownItemsBefore: subitems,
    dropdownItemsAfter: subitems,
    versions: v.optional(
      v.union([v.array(v.string()), v.record(v.string(), object({ label: text }))]),
    ),
  }),
  localeDropdown: withBase({
    dropdownItemsBefore: subitems,
    dropdownItemsAfter: subitems,
    queryString: text,
  }),
  search: object({ className: text }),
};

export const navbarItemSchema: v.GenericSchema<NavbarItem> = v.lazy(
  chooseBy(ITEM_SCHEMAS, { position }),
) as v.GenericSchema<NavbarItem>;
