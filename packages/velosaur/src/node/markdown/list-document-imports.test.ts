import { expect, test } from "vitest";
import { listDocumentImports } from "./list-document-imports.ts";

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

import again from "charts"; import beside from "beside";

<!--
import old from "old";
-->

The word import "isn't" at the start of this line.

\`\`\`js
import shown from "shown";
\`\`\`

\`\`\`mdx-code-block
import Meant from "meant";
\`\`\`
`;
  const expected = ["charts", "@scope/many", "./styles.css", "beside", "meant"];
  expect(listDocumentImports(text)).toEqual(expected);
  expect(listDocumentImports(text.replaceAll("\n", "\r\n"))).toEqual(expected);
  expect(listDocumentImports("# Nothing\n")).toEqual([]);
});
