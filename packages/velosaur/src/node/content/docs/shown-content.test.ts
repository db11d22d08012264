import path from "../../system/path.ts";
import { expect, test } from "vitest";
import { createSite } from "../__fixtures__/create-site.ts";
import { loadDocs } from "../__fixtures__/docs.ts";
import type { ShownVersion } from "./shown-content.ts";
import type { DocsContent } from "./types.ts";

const files = {
  "docs/one.md": "# One\n\nThe first.",
  "docs/two.md": "---\nsidebar_label: Second\n---\n# Two",
  "docs/idea.md": "---\ndraft: true\n---\n# Idea",
};

test("other plugins read upstream's fields of versions and docs", async () => {
  const siteDir = createSite(files);
  const { content } = await loadDocs(siteDir, {}, { mode: "production" });
  const [version] = (content as DocsContent).loadedVersions as ShownVersion[];
  expect(version).toMatchObject({
    versionName: "current",
    contentPath: path.join(siteDir, "docs"),
    isLast: true,
    path: "/docs",
    drafts: [{ id: "idea", title: "Idea", draft: true }],
  });
  expect(version).toHaveProperty("contentPathLocalized", undefined);
  expect(version!.docs.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(version!.docs[0]).toMatchObject({
    title: "One",
    description: "The first.",
    source: "@site/docs/one.md",
    sourceDirName: ".",
    slug: "/one",
    permalink: "/docs/one",
    draft: false,
    unlisted: false,
    tags: [],
    version: "current",
    frontMatter: {},
    sidebar: "defaultSidebar",
    next: { title: "Second", permalink: "/docs/two" },
  });
});

test("a version says where its folders can be edited", async () => {
  const siteDir = createSite(files);
  const { content } = await loadDocs(siteDir, { editUrl: "https://code.test/edit" });
  const [version] = (content as DocsContent).loadedVersions as ShownVersion[];
  expect(version).toMatchObject({ editUrl: "https://code.test/edit/docs" });
  expect(version).toHaveProperty("editUrlLocalized", undefined);
});
