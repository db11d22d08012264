// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const graphqlMarkdown = {
  name: "graphql-markdown",
  packages: {
    "@graphql-markdown/docusaurus": "1.35.0",
    "@graphql-tools/graphql-file-loader": "8.1.24",
    graphql: "16.15.0",
  },
  config: {
    plugins: `["@graphql-markdown/docusaurus", {
      schema: "./schema.graphql",
      rootPath: "./docs",
      baseURL: "api",
      loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
    }]`,
  },
  files: {
    "schema.graphql": `"""A boat of the harbour."""
type Boat {
  """How it is called."""
  name: String!
}

type Query {
  """All boats."""
  boats(limit: Int = 10): [Boat!]!
}
`,
  },
  commands: [["graphql-to-doc"]],
  async check({ open }) {
    const page = await open("/docs/api/operations/queries/boats");
    await expectVisible(page.getByRole("heading", { level: 1, name: "boats" }));
    await expectVisible(page.locator(".markdown").getByText("All boats."));
    await page
      .locator(".markdown")
      .getByRole("link", { name: "Boat", exact: true })
      .first()
      .click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Boat" }));
    await expectVisible(page.locator(".markdown").getByText("How it is called."));
  },
};
