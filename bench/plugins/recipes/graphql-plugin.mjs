// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const graphqlPlugin = {
  name: "graphql-plugin",
  packages: { "docusaurus-graphql-plugin": "0.9.0", graphql: "16.15.0" },
  config: { plugins: `["docusaurus-graphql-plugin", { schema: "schema.graphql" }]` },
  files: {
    "schema.graphql": `"""A boat."""
type Boat {
  """What it is called."""
  name: String!
}

type Query {
  """All of the harbour."""
  boats(limit: Int): [Boat!]!
}
`,
  },
  commands: [["docs:generate:graphql"]],
  async check({ open }) {
    const page = await open("/docs/api/objects");
    await expectVisible(page.getByText("What it is called."));
  },
};
