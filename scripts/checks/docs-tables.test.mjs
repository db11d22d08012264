// What the tables of the current docs say about options is what the engine does with them.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSilentProgram } from "./docs/check-commands.mjs";
import { readDocs } from "./docs/read-docs.mjs";
import { sections } from "./docs/option-tables.mjs";
import { listOptions } from "./docs/schema-options.mjs";
import { findTables, readLiteral, readNames, readTypes } from "./docs/tables.mjs";
import { validateSchema } from "../../packages/velosaur/src/node/config/validate-schema.ts";
import { themeConfigSchema } from "../../packages/velosaur/src/node/config/theme-config-schema.ts";
import { POST_FRONT_MATTER } from "../../packages/velosaur/src/node/content/blog/front-matter.ts";
import { DOC_FRONT_MATTER } from "../../packages/velosaur/src/node/content/docs/front-matter.ts";
import { CATEGORY_FIELDS } from "../../packages/velosaur/src/node/content/docs/sidebars/category-files.ts";
import {
  ITEM_FIELDS,
  LINK_FIELDS,
  REQUIRED_FIELDS,
} from "../../packages/velosaur/src/node/content/docs/sidebars/item-fields.ts";
import { PAGE_FRONT_MATTER } from "../../packages/velosaur/src/node/content/pages/read-pages.ts";

/** Values of the types that every schema is asked for. */
const simpleTypes = { string: ["x", "/x"], boolean: [true], number: [1, 3], null: [null] };

const tables = new Map(readDocs().map(({ name, source }) => [name, findTables(source)]));
const tablesOf = (name) => tables.get(name);

/** The rows that describe a section's options. */
function readRows({ page, headings, except = [], column, prefix = "" }) {
  const counts = {};
  const found = tablesOf(page)
    .filter(({ columns }) => columns[0] === column)
    .filter(({ heading }) => {
      counts[heading] = (counts[heading] ?? 0) + 1;
      const title = counts[heading] === 1 ? heading : `${heading} ${counts[heading]}`;
      return headings === undefined ? !except.includes(title) : headings.includes(title);
    });
  expect(found.length).toBeGreaterThanOrEqual(headings?.length ?? 1);
  return found.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      readNames(row[column]).map((name) => ({
        name: name.startsWith(prefix) ? name.slice(prefix.length) : name,
        type: row.Type,
        fallback: row.Default,
      })),
    ),
  );
}

const accepts = (schema, value) => validateSchema(schema, value).diagnostics === undefined;

describe.each(sections)("tables of $page, $headings", (section) => {
  const { schema, elsewhere = [], also = [] } = section;
  const options = listOptions(schema);
  const rows = readRows(section);
  const known = rows.filter(({ name }) => options.has(name));
  const isWithin = (path, names) =>
    names.some((name) => path === name || path.startsWith(`${name}.`));

  test("name what exists", () => {
    expect(known.length).toBeGreaterThan(0);
    const unknown = rows.filter(({ name }) => !options.has(name)).map(({ name }) => name);
    expect(unknown.filter((name) => !also.includes(name))).toEqual([]);
  });

  if (!section.isPartial)
    test("name everything", () => {
      const described = [...rows.map(({ name }) => name), ...elsewhere];
      const missing = [...options].filter(
        ([path, { isGroup }]) => !isGroup && !isWithin(path, described),
      );
      expect(missing.map(([path]) => path)).toEqual([]);
    });

  test("say what is required, and which defaults the rest has", () => {
    for (const { name, fallback } of known) {
      const option = options.get(name);
      if (fallback === undefined) continue;
      expect.soft(fallback === "required", name).toBe(option.isRequired);
      if (option.fallback === undefined || option.isGroup) continue;
      const literal = readLiteral(fallback);
      // What no cell of a table holds is told in words.
      const isLong = ["object", "function"].includes(typeof option.fallback);
      if (literal !== undefined || !isLong)
        expect.soft(literal?.value, name).toEqual(option.fallback);
    }
  });

  test("give types that are accepted, and all of the simple ones", () => {
    for (const { name, type } of known) {
      const entry = options.get(name).schema;
      if (type === undefined || accepts(entry, Symbol("anything"))) continue;
      const { words, values } = readTypes(type);
      for (const value of values)
        expect.soft(accepts(entry, value), `${name}: ${value}`).toBe(true);
      for (const [word, samples] of Object.entries(simpleTypes)) {
        const isAccepted = samples.some((sample) => accepts(entry, sample));
        expect.soft(isAccepted, `${name}: ${word}`).toBe(words.includes(word));
      }
    }
  });
});

/** Work, and are not advertised: old names, and what another page explains. */
const unadvertised = ["mdx", "format", "authorTitle", "authorURL", "authorImageURL"];

describe.each([
  {
    page: "api/plugins/plugin-content-docs.mdx",
    heading: "Markdown front matter",
    known: DOC_FRONT_MATTER,
  },
  {
    page: "api/plugins/plugin-content-blog.mdx",
    heading: "Markdown front matter",
    known: POST_FRONT_MATTER,
    elsewhere: ["id"],
  },
  {
    page: "api/plugins/plugin-content-pages.mdx",
    heading: "Markdown front matter",
    known: PAGE_FRONT_MATTER,
  },
  {
    page: "guides/docs/create-doc.mdx",
    heading: "What can front matter set?",
    known: DOC_FRONT_MATTER,
  },
  { page: "blog.mdx", heading: "New posts", known: POST_FRONT_MATTER, isPartial: true },
  {
    page: "guides/creating-pages.mdx",
    heading: "How do I make a page with Markdown?",
    column: "Front matter",
    known: PAGE_FRONT_MATTER,
    isPartial: true,
  },
  {
    page: "guides/docs/sidebar/autogenerated.mdx",
    heading: "For a doc: front matter",
    known: DOC_FRONT_MATTER,
    isPartial: true,
  },
  {
    page: "guides/docs/sidebar/autogenerated.mdx",
    heading: "For a folder: `_category_.json` or `_category_.yml`",
    known: CATEGORY_FIELDS,
  },
  ...[
    ["How do I link to something else?", "link"],
    ["How do I add a divider, a heading or a picture?", "html"],
    ["How do I group items?", "category"],
  ].map(([heading, type]) => ({
    page: "guides/docs/sidebar/items.mdx",
    heading,
    known: ITEM_FIELDS[type],
    required: REQUIRED_FIELDS[type],
    // Of every item: said above the tables.
    elsewhere: ["type", "customProps", "key"],
  })),
  {
    page: "guides/docs/sidebar/items.mdx",
    heading: "A page made for you",
    known: LINK_FIELDS["generated-index"],
    elsewhere: ["type"],
  },
])("fields of $page, $heading", ({ page, heading, known, required, ...section }) => {
  const { column = "Field", elsewhere = [], isPartial } = section;
  const table = tablesOf(page).find((one) => one.columns[0] === column && one.heading === heading);
  const rows = table.rows.flatMap((row) =>
    readNames(row[column]).map((name) => ({ name, type: row.Type, fallback: row.Default })),
  );

  test("exist, and are all there", () => {
    const documented = rows.map(({ name }) => name);
    expect(documented.filter((name) => !(name in known))).toEqual([]);
    const missing = Object.keys(known).filter((name) => !documented.includes(name));
    const wanted = missing.filter((name) => ![...unadvertised, ...elsewhere].includes(name));
    if (!isPartial) expect(wanted).toEqual([]);
  });

  test("have these types, and are required where it says so", () => {
    for (const { name, type, fallback } of rows) {
      const { is, expected } = known[name];
      if (required) expect.soft(fallback === "required", name).toBe(required.includes(name));
      if (expected === "anything" || is(Symbol("anything"))) continue;
      const { words, values } = readTypes(type);
      for (const value of values) expect.soft(is(value), `${name}: ${value}`).toBe(true);
      // Where a text is wanted, YAML may have read a number.
      const { number, ...types } = simpleTypes;
      for (const [word, samples] of Object.entries(is("x") ? types : { ...types, number }))
        expect
          .soft(samples.some(is), `${name}: ${word}`)
          .toBe([...words, ...values.map(String)].includes(word));
    }
  });
});

describe("the contract of plugins", () => {
  const node = new URL("../../packages/velosaur/src/node/", import.meta.url);
  const contract = ["contract/contract.ts", "config/load-context.ts"]
    .map((file) => readFileSync(new URL(file, node), "utf8"))
    .join("\n");
  const methods = "api/plugin-methods/README.mdx";

  /** Fields of an interface, those aside that are ours. */
  const fieldsOf = (name) => {
    const [, body] = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n(.*?)^\\}`, "ms").exec(
      contract,
    );
    const upstream = body.replaceAll(/^ {2}\/\*\*[\s*]*Ours:[^]*?\*\/\n.*\n/gm, "");
    return Array.from(upstream.matchAll(/^ {2}(\w+)\??:/gm), ([, field]) => field);
  };
  const namesIn = (page, heading, column) => {
    const table = tablesOf(page).find((one) => one.heading === heading);
    return table.rows.flatMap((row) => readNames(row[column]));
  };

  test("has the methods that are listed, and no others", () => {
    const listed = tablesOf(methods)[0].rows.flatMap(({ Method }) => readNames(Method));
    const known = [...fieldsOf("Plugin"), ...fieldsOf("PluginModule")];
    const noMethods = ["name", "path", "version"];
    expect(new Set(listed)).toEqual(new Set(known.filter((name) => !noMethods.includes(name))));
  });

  test("has the fields that plugins are said to get", () => {
    expect(namesIn(methods, "`context`", "Field").toSorted()).toEqual(
      fieldsOf("LoadContext").toSorted(),
    );
  });

  test("has the fields that a route is said to have", () => {
    const lifecycles = "api/plugin-methods/lifecycle-apis.mdx";
    expect(namesIn(lifecycles, "`addRoute(config)`", "Field").toSorted()).toEqual(
      fieldsOf("RouteConfig").toSorted(),
    );
    const further = namesIn(lifecycles, "`postBuild(props)`", "Field").filter(
      (name) => name !== "context",
    );
    const known = fieldsOf("PostBuildProps").filter((name) => name !== "head");
    expect(further.toSorted()).toEqual(known.toSorted());
  });
});

test("the fields of `markdownPages`, with their defaults, are those of its table", () => {
  const table = tablesOf("advanced/architecture.mdx").find(({ heading }) =>
    heading.startsWith("Pages as Markdown"),
  );
  const [field, ...options] = table.rows.flatMap((row) =>
    readNames(row.Name).map((name) => ({ name, literal: readLiteral(row.Default) })),
  );
  const validate = (themeConfig) => validateSchema(themeConfigSchema, themeConfig).value;
  expect(field).toEqual({ name: "markdownPages", literal: undefined });
  expect(validate({})).not.toHaveProperty("markdownPages");
  const defaults = Object.entries(validate({ markdownPages: {} }).markdownPages);
  expect(options).toEqual(
    defaults.map(([name, value]) => ({ name: `markdownPages.${name}`, literal: { value } })),
  );
});

describe("options of commands", () => {
  const program = createSilentProgram();
  const ofCommands = tablesOf("cli.mdx").filter(({ columns }) => columns[0].includes("ption"));
  const sections = program.commands.flatMap((command) => {
    const table = ofCommands.find(({ heading }) =>
      heading.startsWith(`\`docusaurus ${command.name()} `),
    );
    return table ? [{ name: command.name(), command, table }] : [];
  });

  test.each(sections)("$name", ({ command, table }) => {
    const flags = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long);
    const accepted = [
      ...command.options.flatMap(({ long, short }) => [long, short]),
      ...command.registeredArguments.map((argument) => argument.name()),
    ];
    const documented = table.rows
      .flatMap((row) => readNames(Object.values(row)[0]))
      .map((name) => name.split(/[ =]/)[0]);
    expect(documented.filter((name) => !accepted.includes(name))).toEqual([]);
    expect(flags.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("are given for the commands that have some", () => {
    expect(sections.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "start",
        "build",
        "serve",
        "swizzle",
        "deploy",
        "write-heading-ids",
        "write-translations",
      ]),
    );
  });
});
