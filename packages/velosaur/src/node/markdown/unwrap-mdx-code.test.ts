import { expect, test } from "vitest";
import { compileText } from "./__fixtures__/compile-text.ts";
import { unwrapMdxCode } from "./unwrap-mdx-code.ts";

test.each([
  ["with blank lines about", "a\n\n```mdx-code-block\n<b/>\n```\n\nc", "a\n\n\n<b/>\n\n\nc"],
  ["four backticks", "````mdx-code-block\n```js\nx\n```\n````", "\n```js\nx\n```\n"],
  ["indented", "- a\n\n  ``` mdx-code-block\n  <b/>\n  ```\n", "- a\n\n\n  <b/>\n\n"],
  ["text that goes on", "a\n```mdx-code-block\n<b/>\n```\nc\n\nd", "a\n<b/>\nc\n\nd"],
  ["lines made up for", "a\n```mdx-code-block\n<b/>\n```\n\nd", "a\n<b/>\n\n\n\nd"],
  ["several", "```mdx-code-block\n1\n```\n\n```mdx-code-block\n2\n```", "\n1\n\n\n\n2\n"],
  ["without an end", "```mdx-code-block\n<b/>", "```mdx-code-block\n<b/>"],
  ["of another language", "```mdx\n<b/>\n```", "```mdx\n<b/>\n```"],
])("%s", (_name, source, expected) => {
  expect(unwrapMdxCode(source)).toBe(expected);
});

test("what is declared and imported within is there for the whole document", async () => {
  const document = await compileText(
    "# Title\n\n```mdx-code-block\nexport const Box = ({children}) => <b>{children}</b>;\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs />\n```\n\n<Box>text</Box>\n",
  );
  expect(document.code?.exported).toEqual(["Box"]);
  expect(document.imports.map(({ moduleId }) => moduleId)).toEqual(["@theme/Tabs"]);
});
