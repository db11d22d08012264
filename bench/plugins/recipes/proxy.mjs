// @ts-check
import { createServer } from "node:http";
import { expectText, expectVisible } from "../expect.mjs";

/** Tells which path it was asked for. */
async function startHarbourMaster() {
  const server = createServer((request, response) => response.end(`berth of ${request.url}`));
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

/** @type {import("../recipe.mjs").Recipe} */
export const proxy = {
  name: "proxy",
  packages: { "docusaurus-plugin-proxy": "0.8.0" },
  config: {
    plugins: `["docusaurus-plugin-proxy", { proxy: [
      { context: ["/berths"], target: process.env.SERVICE_ORIGIN, pathRewrite: { "^/berths": "" } },
    ] }]`,
  },
  startService: startHarbourMaster,
  async check({ open, fetchText, mode }) {
    const page = await open("/docs/ropes");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    if (mode === "dev") expectText(await fetchText("/berths/7?tide=high"), "berth of /7?tide=high");
  },
};
