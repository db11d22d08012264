import type { Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { bundleModule } from "./__fixtures__/bundle-module.ts";

afterAll(removeSites);

const bundle = async (files: Record<string, string>): Promise<string> => {
  const siteDir = writeSite(files);
  const { output } = await bundleModule(siteDir, Object.keys(files)[0] ?? "", {
    build: { minify: false },
  });
  return output.map((chunk) => (chunk as Rolldown.OutputChunk).code).join("\n");
};

test.each(["src/card.jsx", "src/card.js"])("types may stand in %s", async (name) => {
  const card = `import { type Props, label } from "./label";
const show = ({ name }: Props): string => label + name!;
console.log(show({ name: "typed" } as Props));`;
  const code = await bundle({
    [name]: card,
    "src/label.ts": `export interface Props { name?: string }\nexport const label = "label";`,
  });
  expect(code).toContain('show({ name: "typed" })');
});

test("what is JavaScript stays JavaScript", async () => {
  const code = await bundle({ "src/a.js": "const [a, b, c] = [1, 2, 3];\nconsole.log(a<b>(c));" });
  expect(code).toContain("a < b > c");
});
