// @ts-check
import { createServer } from "node:http";
import { expectVisible } from "../expect.mjs";

/** A server with one document. */
async function startRemote() {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/content/far.md" ? 200 : 404;
    response.end("# Far away\n\nAn island lies behind the horizon.\n");
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

/** @type {import("../recipe.mjs").Recipe} */
export const remoteContent = {
  name: "remote-content",
  packages: { "docusaurus-plugin-remote-content": "4.0.0" },
  config: {
    plugins: `["docusaurus-plugin-remote-content", {
      name: "far",
      sourceBaseUrl: process.env.SERVICE_ORIGIN + "/content/",
      outDir: "docs/far",
      documents: ["far.md"],
    }]`,
  },
  startService: startRemote,
  async check({ open }) {
    const page = await open("/docs/far");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Far away" }));
    await expectVisible(page.getByText("An island lies behind the horizon."));
  },
};
