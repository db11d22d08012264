import { expect, test } from "vitest";
import { describeDev } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const WARNED = "# Warned\n\n[Nowhere](./titeld.md)\n\n:::untold\n\nText.\n\n:::\n";

const source: SiteSource = {
  config: { presets: [["classic", { blog: {} }]] },
  files: {
    "docs/titled.md": "# Titled\n",
    "docs/warned.md": WARNED,
    "blog/2026-01-02-whole.md": "# Whole\n\nText.\n",
    "docs/broken.md": "# Broken\n\nText.\n",
    "blog/2026-01-01-post.md": `# Post\n\n[Elsewhere](./nowhere.md)\n\n<!-- truncate -->\n\nText.\n`,
  },
};

const count = (output: string, text: string): number => output.split(text).length - 1;

describeDev("dev-warnings", source, (running) => {
  const show = async (path: string): Promise<void> => {
    const { status } = await fetch(running.url(path), { headers: { Accept: "text/html" } });
    expect(status).toBe(200);
  };
  const LINK = 'The link "./titeld.md"';

  test("what a build would warn of is told when a page shows it: once, and again when it is back", async () => {
    await show("/docs/titled");
    expect(running.server.output()).not.toContain("docs/warned.md");
    await show("/docs/warned");
    await show("/docs/warned");
    const told = running.server.output();
    expect(told).toContain('Did you mean "./titled.md"?');
    expect(told).toContain("docs/warned.md:3:1");
    expect(told).toContain("untold");
    expect([count(told, LINK), count(told, "docs/warned.md:5:")]).toEqual([1, 1]);

    running.site.write("docs/warned.md", "# Warned\n");
    await show("/docs/warned");
    running.site.write("docs/warned.md", WARNED);
    await show("/docs/warned");
    expect(count(running.server.output(), LINK)).toBe(2);
  });

  test("what a post and a list show is told once", async () => {
    await show("/blog");
    await show("/blog/2026/01/01/post");
    expect(count(running.server.output(), 'The link "./nowhere.md"')).toBe(1);
  });

  test("what is wrong with front matter is told after an edit, too", async () => {
    const { length } = running.server.output();
    running.site.write("docs/broken.md", "---\ntitel: Broken\n---\n\nText.\n");
    await expect.poll(() => running.server.output().slice(length)).toContain("titel");
    expect(running.server.output().slice(length)).toContain("docs/broken.md:2:1");
  });
});
