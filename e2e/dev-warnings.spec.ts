import { expect, test } from "vitest";
import { describeDev } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const WARNED = "# Warned\n\n[Nowhere](./titeld.md)\n\n:::untold\n\nText.\n\n:::\n";

const UNCLOSED = "# Unclosed\n\n<div>\n\nText.\n";

const source: SiteSource = {
  config: { presets: [["classic", { blog: {} }]] },
  files: {
    "docs/titled.md": "# Titled\n",
    "docs/warned.md": WARNED,
    "blog/2026-01-02-whole.md": "# Whole\n\nText.\n",
    "docs/broken.md": "# Broken\n\nText.\n",
    "docs/unclosed.mdx": UNCLOSED,
    "docs/failing.mdx": "# Failing\n\nText.\n",
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

  const ELSEWHERE = 'The link "./nowhere.md"';
  const writePost = (text: string): void =>
    running.site.write("blog/2026-01-01-post.md", `# Post\n\n${text}\n\n<!-- truncate -->\n`);

  test("what a list shows of a post is told, and the post doesn't repeat it", async () => {
    await show("/blog");
    expect(count(running.server.output(), ELSEWHERE)).toBe(1);
    await show("/blog/2026/01/01/post");
    expect(count(running.server.output(), ELSEWHERE)).toBe(1);
  });

  test("what has gone from a list is told when it is back, whatever else has shown it", async () => {
    const before = count(running.server.output(), ELSEWHERE);
    for (const text of ["Text.", "[Elsewhere](./nowhere.md)"]) {
      writePost(text);
      await show("/blog");
    }
    expect(count(running.server.output(), ELSEWHERE)).toBe(before + 1);
  });

  test("what is wrong with front matter is told after an edit, too", async () => {
    const { length } = running.server.output();
    running.site.write("docs/broken.md", "---\ntitel: Broken\n---\n\nText.\n");
    await expect.poll(() => running.server.output().slice(length)).toContain("titel");
    expect(running.server.output().slice(length)).toContain("docs/broken.md:2:1");
  });

  test("what keeps a document from being compiled is told when its page is asked for: once for each state of the file", async () => {
    const path = "/docs/unclosed";
    const TAG = "The tag <div> is never closed.";
    const tellings = (): number => count(running.server.output(), TAG);
    const ask = (): Promise<Response> =>
      fetch(running.url(path), { headers: { Accept: "text/html" } });
    expect(tellings()).toBe(0);
    expect((await ask()).status).toBe(500);
    await ask();
    expect(tellings()).toBe(1);
    expect(running.server.output()).toContain("docs/unclosed.mdx:3:1");
    expect(running.server.output()).toContain("> 3 | <div>");

    running.site.write("docs/unclosed.mdx", `${UNCLOSED}\nMore.\n`);
    await expect.poll(tellings).toBe(2);
    await ask();
    expect(tellings()).toBe(2);

    running.site.write("docs/unclosed.mdx", "# Unclosed\n\nText.\n");
    await expect.poll(async () => (await ask()).status).toBe(200);
    running.site.write("docs/unclosed.mdx", UNCLOSED);
    await expect.poll(tellings).toBe(3);
    await ask();
    expect(tellings()).toBe(3);
  });

  test("so is an expression that fails", async () => {
    const page = await running.open("/docs/failing", { allow: [/500/] });
    running.site.write("docs/failing.mdx", "# Failing\n\nA {brace} of text.\n");
    await expect
      .poll(() => running.server.output())
      .toContain("An expression of this document failed: brace is not defined.");
    expect(running.server.output()).toContain("docs/failing.mdx:3:3");
    await page.close();
  });
});
