import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import type { Plugin } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { joinedStylesPlugin } from "./plugin-joined-styles.ts";

const WINDOW = path.join(engineDir, "theme/search/SearchModal/styles.css");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "joined-styles-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is loaded for the window, where each stylesheet of its package has these rules. */
async function loadWith(rules: string, id = WINDOW): Promise<string | null> {
  const file = path.join(folder, "rules.css");
  writeFileSync(file, rules);
  const { load } = joinedStylesPlugin();
  const { filter, handler } = load as Extract<Plugin["load"], { filter?: unknown }>;
  if (!(filter as { id: RegExp }).id.test(id)) return null;
  const context = { resolve: () => ({ id: file }) };
  return (handler as (this: unknown, id: string) => Promise<string | null>).call(context, id);
}

test.each([WINDOW, `${WINDOW}?transform-only`])(
  "rules stand in the place of imports: %s",
  async (id) => {
    const css = await loadWith(".window { color: red }", id);
    expect(css).not.toContain("@import");
    expect(css?.match(/^\.window \{ color: red \}$/gm)).toHaveLength(2);
    // And its own after these.
    expect(css?.indexOf(".DocSearch-Dialog {")).toBeGreaterThan(
      css?.lastIndexOf(".window") ?? Infinity,
    );
  },
);

test.each(['@import "other.css";', "@layer a, b;", ".a { background: url(dots.png) }"])(
  "what can't stand elsewhere is left to Vite: %s",
  async (rules) => expect(await loadWith(rules)).toBeNull(),
);

test("an image in the rules themselves can", async () => {
  expect(await loadWith('.a { background: url("data:image/png;base64,AA") }')).toContain("AA");
});

test.each([`${WINDOW}?url`, "/site/src/theme/search/SearchModal/styles.css"])(
  "no address, and no file of a site: %s",
  async (id) => expect(await loadWith(".window {}", id)).toBeNull(),
);
