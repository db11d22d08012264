import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { engineDir } from "../system/engine-paths.ts";
import { createModuleResolver, rememberNames } from "./module-resolution.ts";

afterAll(removeSites);

const siteDir = writeSite({
  "src/theme/Footer/index.js": "",
  "src/theme/Admonition/Icon/Note.tsx": "",
  "src/theme/OnlyHere.jsx": "",
  "src/theme/Twice.tsx": "",
  "src/theme/Twice/index.tsx": "",
  "src/components/a.b/index.tsx": "",
  "src/components/Both.js": "",
  "src/components/Both.tsx": "",
  "src/x.json": "",
  ".docusaurus/lunr.client.js": "",
  ".docusaurus/words/default/list.json": "",
  LICENSE: "",
  "plugin/theme/Footer.tsx": "",
  "plugin/theme/Widget/index.tsx": "",
  "other/theme/Footer/index.tsx": "",
  "src/theme-extra/Footer.tsx": "",
});

const resolver = createModuleResolver({
  siteDir,
  themePaths: [path.join(siteDir, "plugin/theme"), path.join(siteDir, "other/theme")],
});

/** Path with the folders' names in place of where they lie. */
function resolve(name: string, importer?: string): string | undefined {
  const found = resolver.resolve(name, importer && path.join(siteDir, importer));
  return found?.replace(siteDir, "site").replace(engineDir, "engine");
}

test.each<[string, string | undefined, (string | undefined)?]>([
  ["@theme/Footer", "site/src/theme/Footer/index.js"],
  ["@theme/Widget", "site/plugin/theme/Widget/index.tsx"],
  ["@theme/Layout", "engine/theme/Layout/index.tsx"],
  ["@theme/OnlyHere", "site/src/theme/OnlyHere.jsx"],
  ["@theme/Admonition/Icon/Note", "site/src/theme/Admonition/Icon/Note.tsx"],
  ["@theme/Twice", "site/src/theme/Twice/index.tsx"],
  ["@theme/Nothing", undefined],
  ["@generated/words/default/list", "site/.docusaurus/words/default/list.json"],
  // The layer below the site's, whoever asks from outside of a theme.
  ["@theme-original/Footer", "site/other/theme/Footer/index.tsx"],
  ["@theme-original/Footer", "site/other/theme/Footer/index.tsx", "src/pages/index.js"],
  ["@theme-original/Footer", "site/other/theme/Footer/index.tsx", "src/theme/Footer/index.js"],
  ["@theme-original/Footer", "site/other/theme/Footer/index.tsx", "src/theme-extra/Footer.tsx"],
  ["@theme-original/Footer", "site/plugin/theme/Footer.tsx", "other/theme/Footer/index.tsx"],
  ["@theme-original/Footer", "engine/theme/Footer/index.tsx", "plugin/theme/Footer.tsx"],
  ["@theme-original/OnlyHere", undefined, "src/theme/Other.js"],
  ["@theme-init/Footer", "engine/theme/Footer/index.tsx"],
  ["@theme-init/Footer", "engine/theme/Footer/index.tsx", "src/theme/Footer/index.js"],
  ["@theme-init/Widget", "site/plugin/theme/Widget/index.tsx"],
  ["@site/src/components/a.b", "site/src/components/a.b/index.tsx"],
  ["@site/src/components/Both", "site/src/components/Both.js"],
  ["@site/src/components/Both.tsx", "site/src/components/Both.tsx"],
  ["@site/src/x.json", "site/src/x.json"],
  ["@site/LICENSE", "site/LICENSE"],
  ["@site/src/components", undefined],
  ["@site/src/nothing", undefined],
  ["@site/src/nothing.tsx", undefined],
  ["@generated/lunr.client", "site/.docusaurus/lunr.client.js"],
  ["@generated/words/default/list.json", "site/.docusaurus/words/default/list.json"],
  ["@generated/nothing", undefined],
  ["@docusaurus/Link", "engine/client/exports/Link.tsx"],
  ["@docusaurus/theme-common", "engine/theme/common/index.ts"],
  ["@docusaurus/theme-common/internal", "engine/theme/common/internal.ts"],
  ["@docusaurus/plugin-content-docs/client", "engine/client/exports/plugin-content-docs/client.ts"],
  ["@docusaurus/core/lib/client/exports/useBaseUrl", "engine/client/exports/useBaseUrl.ts"],
  ["@docusaurus/core/lib/client/exports/Link.js", "engine/client/exports/Link.tsx"],
  ["@docusaurus/nothing", undefined],
  ["@docusaurus/afterPaint", undefined],
  ["velosaur/client/afterPaint", "engine/client/own/afterPaint.ts"],
  ["velosaur/client/nothing", undefined],
  ["velosaur/shared/url/pathname", "engine/shared/url/pathname.ts"],
  ["velosaur", undefined],
  ["@theme", undefined],
  ["@themes/Footer", undefined],
  ["react", undefined],
  ["./Footer", undefined],
])("%s → %s", (name, expected, importer) => {
  expect(resolve(name, importer)).toBe(expected);
});

test("theme folders, innermost first", () => {
  expect(
    resolver.themeDirs.map((folder) =>
      folder.replace(siteDir, "site").replace(engineDir, "engine"),
    ),
  ).toEqual(["engine/theme", "site/plugin/theme", "site/other/theme", "site/src/theme"]);
});

test("a build looks once for what a name means, unless that depends on who asks", () => {
  const asked: string[] = [];
  const remembered = rememberNames({
    themeDirs: [],
    resolve: (name, importer) => {
      asked.push(name);
      return importer;
    },
  });
  const answers = [
    "@theme/Footer",
    "@theme/Footer",
    "@theme-original/Footer",
    "@theme-original/Footer",
  ].map((name, index) => remembered.resolve(name, `${index}.js`));
  expect(answers).toEqual(["0.js", "0.js", "2.js", "3.js"]);
  expect(asked).toHaveLength(3);
});
