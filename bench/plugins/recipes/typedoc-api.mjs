// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const typedocApi = {
  name: "typedoc-api",
  packages: { "docusaurus-plugin-typedoc-api": "4.4.0" },
  config: {
    plugins: `["docusaurus-plugin-typedoc-api", { projectRoot: process.cwd(), packages: ["lib"] }]`,
  },
  files: {
    "tsconfig.json": `{ "compilerOptions": { "target": "ES2020", "module": "ESNext", "moduleResolution": "node", "strict": true, "skipLibCheck": true }, "include": ["lib/src"] }\n`,
    "lib/package.json": `{ "name": "lib", "version": "1.0.0", "main": "src/index.ts" }\n`,
    "lib/README.md": "# Boats\n\nAll that floats.\n",
    "lib/src/index.ts": `/** A boat. */
export class Boat {
  /** Its name. */
  name = "Albatross";

  /** How long it is. */
  length(unit: string): number {
    return unit.length;
  }
}

/** Sets the sails of a boat. */
export function sail(boat: Boat, speed = 3): void {}
`,
  },
  async check({ open }) {
    const page = await open("/api");
    await page.locator('.tsd-kind-icon[href="/api/class/Boat"]').click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Boat" }));
    await expectVisible(page.getByText("How long it is."));
    const sail = await open("/api/function/sail");
    await expectVisible(sail.getByText("Sets the sails of a boat."));
  },
};
