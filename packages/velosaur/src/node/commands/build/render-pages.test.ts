import { expect, test } from "vitest";
import type { DocumentRecord } from "../../documents/document-record.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { createCodeTest } from "./render-pages.ts";

function createRecord(filePath: string, fields: Partial<DocumentRecord> = {}): DocumentRecord {
  return { filePath, kind: "data", hasCode: false, partials: {}, ...fields } as DocumentRecord;
}

const records = [
  createRecord("/plain.md"),
  createRecord("/code.mdx", { hasCode: true }),
  createRecord("/bundled.mdx", { hasCode: true, kind: "program" }),
  createRecord("/shows.mdx", { partials: { Part: "/_shown.mdx" } }),
  createRecord("/_shown.mdx", { partials: { Code: "/code.mdx" } }),
  createRecord("/circle.mdx", { partials: { Circle: "/circle.mdx" } }),
];
const runsCode = createCodeTest(new Map(records.map((record) => [record.filePath, record])));

test.each([
  ["/plain.md", false],
  ["/code.mdx", true],
  ["/bundled.mdx", false],
  ["/shows.mdx", true],
  ["/circle.mdx", false],
])("whether the page of %s may ask for a larger bundle: %s", (filePath, expected) => {
  const page = { documents: [{ filePath }] } as Pick<PagePlan, "documents">;
  expect(runsCode(page)).toBe(expected);
});
