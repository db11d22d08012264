// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const mcpServer = {
  name: "mcp-server",
  packages: { "docusaurus-plugin-mcp-server": "0.12.0", zod: "4.1.12" },
  config: {
    plugins: `["docusaurus-plugin-mcp-server", { server: { name: "harbour", version: "1.0.0" } }]`,
  },
  async check({ open, readOutput, mode }) {
    if (mode === "build") {
      expectText(readOutput("mcp/docs.json"), "A bowline never slips.");
      expectText(readOutput("mcp/docs.json"), "A lighthouse stands on the northern pier.");
      expectText(readOutput("mcp/search-index.json"), "bowline");
    }
    const page = await open("/docs/ropes");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
  },
};
