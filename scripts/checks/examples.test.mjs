// @ts-check
// What readers copy from docs and posts has no mistakes of spelling.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";
import { checkExample, findExamples } from "./examples.mjs";

test.each([
  { folder: "website/docs", atLeast: 400 },
  { folder: "website/blog", atLeast: 60 },
])("code blocks in $folder can be parsed", ({ folder, atLeast }) => {
  const examples = readdirSync(path.join(rootDir, folder), { encoding: "utf8", recursive: true })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) =>
      findExamples(readFileSync(path.join(rootDir, folder, file), "utf8")).map((example) => ({
        file,
        example,
      })),
    );
  const problems = examples.flatMap(({ file, example }) => {
    const problem = checkExample(example);
    return problem === undefined ? [] : [`${folder}/${file}:${example.line} ${problem}`];
  });
  expect(problems).toEqual([]);
  expect(examples.length).toBeGreaterThanOrEqual(atLeast);
});

test.each([
  ["js", "export default {title: 'Tides};"],
  ["js", "return 1;"],
  ["ts", "type Tide = {height: };"],
  ["jsx", "<Tabs><TabItem></Tabs>"],
  ["json", "{title: 'Tides'}"],
  ["yml", "authors: [mara"],
])("a mistake in %s is found: %s", (language, code) => {
  const [example] = findExamples(`Text\n\n\`\`\`${language}\n${code}\n\`\`\`\n`);
  expect(example).toMatchObject({ language, line: 3 });
  expect(checkExample(example)).toEqual(expect.any(String));
});

test.each([
  ["js", "export default {title: 'Tides'};"],
  ["jsx", "<p>High</p>\n<p>Low</p>"],
  ["ts", "type Tide = {height: number};"],
  ["yaml", "authors: [mara]"],
  ["text", "{"],
])("nothing is wrong with this %s: %s", (language, code) => {
  const [example] = findExamples(`- Item\n\n  \`\`\`${language}\n  ${code}\n  \`\`\`\n`);
  expect(checkExample(example)).toBeUndefined();
});
