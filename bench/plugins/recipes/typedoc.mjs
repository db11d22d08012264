// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const typedoc = {
  name: "typedoc",
  packages: {
    "docusaurus-plugin-typedoc": "1.4.3",
    typedoc: "0.28.20",
    "typedoc-plugin-markdown": "4.14.1",
  },
  config: {
    plugins: `["docusaurus-plugin-typedoc", { entryPoints: ["./lib/boat.ts"], tsconfig: "./lib/tsconfig.json" }]`,
  },
  files: {
    "lib/boat.ts": `/** How fast a boat of this length goes, in knots. */
export function speed(length: number): number {
  return Math.sqrt(length) * 2.43;
}

/** A boat. */
export interface Boat {
  /** Its name. */
  name: string;
}
`,
    "lib/tsconfig.json": `{ "compilerOptions": { "strict": true, "skipLibCheck": true }, "include": ["*.ts"] }\n`,
  },
  async check({ open }) {
    const page = await open("/docs/api/functions/speed");
    await expectVisible(page.getByRole("heading", { level: 1, name: "speed" }));
    await expectVisible(page.getByText("How fast a boat of this length goes"));
    const overview = await open("/docs/api");
    await overview.getByRole("link", { name: "Boat", exact: true }).last().click();
    await expectVisible(overview.getByText("Its name."));
  },
};
