// What the tables of the current docs say about options is what the engine does with them.
import { describe, expect, test } from "vitest";
import { createSilentProgram } from "./docs/check-commands.mjs";
import { readDocs } from "./docs/read-docs.mjs";
import { findTables, readLiteral, readNames } from "./docs/tables.mjs";
import { configSchema } from "../../packages/velosaur/src/node/config/config-schema.ts";
import { POST_FRONT_MATTER } from "../../packages/velosaur/src/node/content/blog/front-matter.ts";
import { validateBlogOptions } from "../../packages/velosaur/src/node/content/blog/options.ts";
import { DOC_FRONT_MATTER } from "../../packages/velosaur/src/node/content/docs/front-matter.ts";
import { validateDocsOptions } from "../../packages/velosaur/src/node/content/docs/options.ts";
import { validatePagesOptions } from "../../packages/velosaur/src/node/content/pages/options.ts";
import { PAGE_FRONT_MATTER } from "../../packages/velosaur/src/node/content/pages/read-pages.ts";

const tablesOf = (name) => findTables(readDocs().find((doc) => doc.name === name).source);

/** Tables of fields that lie one level deeper, by their heading. */
const parents = { Feeds: "feedOptions" };

const toOptions = ({ parent, name }, value) =>
  parent === undefined ? { [name]: value } : { [parent]: { [name]: value } };

/** No option takes a symbol, so what is said of the key itself is that it is unknown. */
function isKnown(validate, option) {
  try {
    validate(toOptions(option, Symbol("none")));
    return true;
  } catch (error) {
    return !/Unknown key/.test(error.message);
  }
}

/** What the tables of a page say of options. */
function readOptions(page) {
  const tables = tablesOf(page).filter(({ columns }) => columns[0] === "Option");
  return tables.flatMap(({ heading, rows }) =>
    rows.flatMap(({ Option, Default = "" }) =>
      readNames(Option).map((name) => ({
        parent: parents[heading],
        name,
        literal: readLiteral(Default),
      })),
    ),
  );
}

describe.each([
  ["docs", validateDocsOptions],
  ["blog", validateBlogOptions],
  ["pages", validatePagesOptions],
])("options of the %s plugin", (plugin, validate) => {
  const options = readOptions(`api/plugins/plugin-content-${plugin}.mdx`);
  const defaults = validate({});

  test("exist", () => {
    expect(options.length).toBeGreaterThan(10);
    expect(options.filter((option) => !isKnown(validate, option))).toEqual([]);
  });

  test("are all in the tables", () => {
    const documented = options.map(({ parent, name }) => parent ?? name);
    expect(Object.keys(defaults).filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("have the defaults that the tables give", () => {
    const given = options.filter(({ literal }) => literal !== undefined);
    expect(given.length).toBeGreaterThan(5);
    // Whoever writes a default into the configuration gets what leaving it out gives; a few defaults,
    // such as the one of `tags`, are found out later.
    for (const option of given)
      expect(validate(toOptions(option, option.literal.value)), option.name).toMatchObject(
        defaults,
      );
  });
});

describe.each([
  ["docs", "api/plugins/plugin-content-docs.mdx", DOC_FRONT_MATTER],
  ["posts", "api/plugins/plugin-content-blog.mdx", POST_FRONT_MATTER],
  ["pages", "api/plugins/plugin-content-pages.mdx", PAGE_FRONT_MATTER],
])("front matter of %s", (_, page, known) => {
  /** Work, and are not advertised: old names, and what another page explains. */
  const unmentioned = ["mdx", "format", "id", "authorTitle", "authorURL", "authorImageURL"];

  test("is what the tables name", () => {
    const documented = tablesOf(page)
      .filter(({ columns, heading }) => columns[0] === "Field" && /front matter/i.test(heading))
      .flatMap(({ rows }) => rows.flatMap(({ Field }) => readNames(Field)));
    expect(documented.filter((name) => !(name in known))).toEqual([]);
    const missing = Object.keys(known).filter((name) => !documented.includes(name));
    expect(missing.filter((name) => !unmentioned.includes(name))).toEqual([]);
  });
});

test("the fields of the configuration are all in the overview, and no others", () => {
  const [overview] = tablesOf("api/docusaurus.config.js.mdx");
  const documented = overview.rows.flatMap(({ Field }) => readNames(Field));
  // `webpack` is accepted for old configurations.
  const known = Object.keys(configSchema.entries).filter((name) => name !== "webpack");
  expect(documented.toSorted()).toEqual(known.toSorted());
});

describe("options of commands", () => {
  const program = createSilentProgram();
  const tables = tablesOf("cli.mdx").filter(({ columns }) => columns[0].includes("ption"));
  const sections = program.commands.flatMap((command) => {
    const table = tables.find(({ heading }) =>
      heading.startsWith(`\`docusaurus ${command.name()} `),
    );
    return table ? [{ name: command.name(), command, table }] : [];
  });

  test.each(sections)("$name", ({ command, table }) => {
    const flags = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long);
    const accepted = command.options.flatMap(({ long, short }) => [long, short]);
    const documented = table.rows
      .flatMap((row) => readNames(Object.values(row)[0]))
      .map((name) => name.split(/[ =]/)[0]);
    expect(documented.filter((name) => !accepted.includes(name))).toEqual([]);
    expect(flags.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("are given for the commands that have some", () => {
    expect(sections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["start", "build", "serve"]),
    );
  });
});
