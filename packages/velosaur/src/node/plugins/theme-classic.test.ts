import path from "../system/path.ts";
import { expect, test } from "vitest";
import { createSite } from "../content/__fixtures__/create-site.ts";
import type { LoadContext } from "../contract/contract.ts";
import { themeClassic } from "./theme-classic.ts";

test.each(["src/custom.css", "./src/custom.css", "/src/custom.css"])(
  "the site's style sheet at %s lies in the folder of the site",
  async (customCss) => {
    const siteDir = createSite({ "src/custom.css": "" });
    const context = { siteDir, siteConfig: {}, loader: { resolve: () => undefined } };
    const plugin = await themeClassic(context as unknown as LoadContext, { customCss });
    expect(plugin?.getClientModules?.()).toEqual([path.join(siteDir, "src/custom.css")]);
  },
);
