import path from "../../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { describeMissing } from "../../bundler/bundle-failure.ts";
import { AuthorError } from "../../system/author-error.ts";
import { locateMissingModules } from "./locate-missing-modules.ts";

afterAll(removeSites);

test("an import of a document that could not be compiled has its place, too", () => {
  const siteDir = writeSite({
    "docs/a.mdx": 'Says "gone".\n\nimport A from "gone-too";',
    "docs/b.mdx": '# B\n\nimport Gone from "gone";\n\n<Unknown />\n',
    "docs/c.mdx": "# C\n\n<img src={require('lost').default} />\n",
  });
  const error = new AuthorError(
    ["gone", "lost"].map((name) => ({
      severity: "error" as const,
      ...describeMissing(name, siteDir),
    })),
  );
  const files = ["a", "b", "c"].map((name) => path.join(siteDir, `docs/${name}.mdx`));
  const located = locateMissingModules(error, { compiled: new Map(), files }) as AuthorError;
  expect(located.diagnostics.map(({ filePath, line }) => [filePath, line])).toEqual([
    [files[1], 3],
    [files[2], 3],
  ]);
});
