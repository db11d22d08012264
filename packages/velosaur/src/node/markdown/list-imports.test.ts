import { expect, test } from "vitest";
import { listImports } from "./list-imports.ts";

test("what a document imports, each once, but not what its code blocks show", () => {
  const text = `---
title: A
---
import Chart from "charts";
import {
  one,
  two,
} from '@scope/many';
import "./styles.css"

import again from "charts";

The word import "isn't" at the start of this line.

\`\`\`js
import shown from "shown";
\`\`\`

\`\`\`mdx-code-block
import Meant from "meant";
\`\`\`
`;
  const expected = ["charts", "@scope/many", "./styles.css", "meant"];
  expect(listImports(text)).toEqual(expected);
  expect(listImports(text.replaceAll("\n", "\r\n"))).toEqual(expected);
  expect(listImports("# Nothing\n")).toEqual([]);
});
