// @ts-check
import { expectVisible } from "../expect.mjs";

const diagram = `<mxfile>
  <diagram name="Harbour">
    <mxGraphModel>
      <root>
        <mxCell id="0"/>
        <mxCell id="1" parent="0"/>
        <mxCell id="2" value="Lighthouse" style="rounded=0;html=1;" vertex="1" parent="1">
          <mxGeometry x="10" y="10" width="120" height="60" as="geometry"/>
        </mxCell>
      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`;

/** @type {import("../recipe.mjs").Recipe} */
export const drawio = {
  name: "drawio",
  packages: { "docusaurus-plugin-drawio": "0.4.0", "raw-loader": "4.0.2" },
  config: {
    // The viewer is a file of the package.
    fields: `staticDirectories: ["static", "node_modules/docusaurus-plugin-drawio"],`,
    plugins: `["docusaurus-plugin-drawio", { lib: "/viewer.min.js" }]`,
  },
  files: {
    "docs/harbour.drawio": diagram,
    "docs/plan.mdx": `# The plan

import Drawio from "@theme/Drawio";
import harbour from "!!raw-loader!./harbour.drawio";

<Drawio content={harbour} />
`,
  },
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "The plan" }).first().click();
    const drawing = page.locator(".docusaurus-plugin-drawio svg");
    await expectVisible(drawing.getByText("Lighthouse"));
    // And where the page is the first one.
    await expectVisible((await open("/docs/plan")).getByText("Lighthouse"));
  },
  note: "Made for React 17: it empties its element by a change of state, which React 19 makes after the viewer has drawn there. A page of React 19 alone, without an engine, shows the same.",
};
