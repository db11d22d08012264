// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const docgen = {
  name: "docgen",
  packages: {
    "docusaurus-plugin-react-docgen-typescript": "1.3.0",
    "react-docgen-typescript": "2.4.0",
  },
  config: {
    plugins: `["docusaurus-plugin-react-docgen-typescript", { src: ["src/components/*.tsx"] }]`,
  },
  files: {
    "tsconfig.json": "{}\n",
    "src/components/Boat.tsx": `import React from "react";

export interface BoatProps {
  /** What it is called. */
  name: string;
}

/** A boat. */
export const Boat = ({ name }: BoatProps) => <b>{name}</b>;
`,
    "src/pages/props.js": `import React from "react";
import { useDynamicImport } from "docusaurus-plugin-react-docgen-typescript/useDynamicImport";

export default function Props() {
  const props = useDynamicImport("Boat");
  return <main><p>{props?.name?.description}</p></main>;
}
`,
  },
  async check({ open }) {
    await expectVisible((await open("/props")).getByText("What it is called."));
  },
};
