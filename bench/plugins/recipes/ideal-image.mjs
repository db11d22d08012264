// @ts-check
import sharp from "sharp";
import { expectVisible } from "../expect.mjs";

const pier = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#357" } })
  .png()
  .toBuffer();

/** @type {import("../recipe.mjs").Recipe} */
export const idealImage = {
  name: "ideal-image",
  packages: { "@docusaurus/plugin-ideal-image": "3.10.2" },
  config: {
    plugins: `["@docusaurus/plugin-ideal-image", { sizes: [320, 640], max: 640, disableInDev: false }]`,
  },
  files: {
    "docs/img/pier.png": pier,
    "docs/pier.mdx": `import Image from "@theme/IdealImage";
import pier from "./img/pier.png";

# Pier

<Image img={pier} alt="The pier" />

<Image img={require("./img/pier.png")} alt="The pier again" />
`,
  },
  note: "With Velosaur by its add-on velosaur-plugin-ideal-image.",
  async check({ open }) {
    const page = await open("/docs/pier");
    await expectVisible(page.getByAltText("The pier", { exact: true }));
    await page.waitForFunction(
      "[...document.querySelectorAll('.markdown img')].some((img) => img.naturalWidth === 640 || img.naturalWidth === 320)",
    );
    await page.getByAltText("The pier again").scrollIntoViewIfNeeded();
  },
};
