/** Edits that are made before a page can hear of them. */

import { renameSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { describeDev } from "./support/describe-site.ts";
import { EDITION_EVENT, EDITION_QUESTION } from "../packages/velosaur/src/shared/payload.ts";
import { openPage, waitForHydration } from "./support/page.ts";
import { createSite, type SiteSource, startSite } from "./support/site.ts";

const component = (title: string): string =>
  `export default function Page() { return <main><h1>${title}</h1></main>; }`;

/** Data of the site that is another whenever a document is. */
const READING = `const { readFileSync } = require("node:fs");
module.exports = ({ siteDir }) => ({
  name: "reading",
  contentLoaded: ({ actions }) =>
    actions.setGlobalData({ text: readFileSync(siteDir + "/docs/titled.md", "utf8") }),
});`;

const source: SiteSource = {
  config: { plugins: ["./reading.js"] },
  files: {
    "reading.js": READING,
    "docs/titled.md": "# Zero\n",
    "docs/index.md": "---\nslug: /\n---\n# Start\n",
    "docs/other.md": "# Other\n\nAnother text.\n",
    "src/pages/about.js": component("About us"),
    "src/pages/unread.js": component("Sent by the server"),
    "src/pages/told.js": component("Told at once"),
    "src/pages/broken.js": "export const title = 'Broken';",
    "src/pages/overtaken.js": component("Told at once"),
    "src/pages/needing.js": `import "../needed.js";\n${component("Sent before")}`,
    "src/needed.js": "export {};",
  },
};

/** Something waits until it is told to go on. */
function hold(): { isHeld: Promise<void>; follow: () => void } {
  let follow = (): void => {};
  const isHeld = new Promise<void>((resolve) => (follow = resolve));
  return { isHeld, follow: () => follow() };
}

/** Resolves when the page, which is about to be loaded, has been told of an edit. */
async function waitForNews(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", {
    predicate: ({ payload }) => String(payload).includes(EDITION_EVENT),
  });
}

/**
 * A page whose modules have run, that waits for its edition, and that is connected only since. It is answered when an edit
 * has been made: before the page is told of it, or after that.
 */
async function openAsking(
  url: string,
  { isToldFirst, allow = [] }: { isToldFirst: boolean; allow?: RegExp[] },
): Promise<{ page: Page; countLoads: () => number }> {
  const [hasRun, isConnected, isEdited, isAnswered] = [hold(), hold(), hold(), hold()];
  let loads = 0;
  let last = Promise.resolve();
  const page = await openPage({
    allow,
    prepare: async (opened) => {
      await opened.routeWebSocket(/./, async (socket) => {
        await hasRun.isHeld;
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          // It has been answered otherwise.
          if (String(message).includes(EDITION_QUESTION)) isAnswered.follow();
          server.send(message);
        });
        const tell = async (message: string | Buffer): Promise<void> => {
          const isEdit = String(message).includes(EDITION_EVENT);
          if (isEdit && !isToldFirst) {
            isEdited.follow();
            await isAnswered.isHeld;
          }
          socket.send(message);
          if (isEdit) isEdited.follow();
          if (String(message).includes('"connected"')) isConnected.follow();
        };
        server.onMessage((message) => {
          last = last.then(() => tell(message));
        });
      });
      await opened.route("**/_edition.json", async (route) => {
        hasRun.follow();
        await isEdited.isHeld;
        await route.continue();
      });
    },
  });
  await page.goto(url);
  await isConnected.isHeld;
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  return { page, countLoads: () => loads };
}

/** A page on its way that waits for a module until it is followed. It isn't connected: nobody tells it to load again. */
async function openUnconnected(
  url: string,
  held: string,
): Promise<{ page: Page; follow: () => void }> {
  const { isHeld, follow } = hold();
  const { isHeld: isAsked, follow: ask } = hold();
  const page = await openPage({
    allow: [/Outdated Optimize Dep|504/],
    prepare: async (opened) => {
      await opened.routeWebSocket(/./, async (socket) => {
        await isHeld;
        socket.connectToServer();
      });
      await opened.route(held, async (route) => {
        ask();
        await isHeld;
        await route.continue();
      });
    },
  });
  await page.goto(url, { waitUntil: "commit" });
  await isAsked;
  return { page, follow };
}

const fetchEdition = async (origin: string): Promise<string> =>
  (await (await fetch(`${origin}/_edition.json`)).json()) as string;

describeDev("dev-early-edits", source, (running) => {
  /** At one stroke: a file that is emptied and filled is two edits to whoever watches it, if the machine is busy. */
  const replace = (file: string, from: string, to: string): void => {
    const edited = running.site.path("../dev-early-edits.new");
    writeFileSync(edited, running.site.read(file).replace(from, to));
    renameSync(edited, running.site.path(file));
  };
  const readEdition = () => fetchEdition(running.url(""));

  test("an edit arrives that was made while the page was on its way", async () => {
    const { isHeld, follow } = hold();
    const { isHeld: isAsked, follow: ask } = hold();
    const page = await openPage({
      prepare: (given) =>
        // The module that hears of edits.
        given.route("**/client/router/visit.js*", async (route) => {
          ask();
          await isHeld;
          await route.continue();
        }),
    });
    await page.goto(running.url("/other"));
    await isAsked;
    replace("docs/other.md", "Another text.", "A newer text.");
    const readPayload = async () => (await fetch(running.url("/_payload/other.json"))).text();
    await expect.poll(readPayload).toContain("A newer text.");
    follow();
    await page.getByText("A newer text.").waitFor();
  });

  test("a page on its way finds the data that it names, though content has been loaded several times", async () => {
    const readAddress = async (): Promise<string> => {
      const html = await (await fetch(running.url("/other"))).text();
      return /\/assets\/data\/site-[^"]+?\.json/.exec(html)![0];
    };
    const named = await readAddress();
    const titles = ["Zero", "One", "Two", "Three"];
    for (const [index, title] of titles.slice(1).entries()) {
      const before = await readAddress();
      replace("docs/titled.md", titles[index]!, title);
      await expect.poll(readAddress).not.toBe(before);
    }
    const data = await fetch(running.url(named));
    expect(data.status).toBe(200);
    expect(JSON.stringify(await data.json())).toContain("# Zero");
  });

  test("an edit of a component arrives that was made before the page was connected", async () => {
    const { isHeld, follow } = hold();
    let connections = 0;
    const page = await openPage({
      prepare: (given) =>
        given.routeWebSocket(/./, async (socket) => {
          connections++;
          await isHeld;
          socket.connectToServer();
        }),
    });
    await page.goto(running.url("/about"));
    await page.getByRole("heading", { name: "About us" }).waitFor();
    await expect.poll(() => connections).toBe(1);
    const edition = await readEdition();
    replace("src/pages/about.js", "About us", "About the others");
    await expect.poll(readEdition).not.toBe(edition);
    follow();
    await page.getByRole("heading", { name: "About the others" }).waitFor();
    await expect.poll(() => connections).toBe(2);
    // The page that was loaded anew has it all.
    await page.waitForLoadState("networkidle");
    replace("src/pages/about.js", "About the others", "About you");
    await page.getByRole("heading", { name: "About you" }).waitFor();
    expect(connections).toBe(2);
  });

  test("an edit of a component arrives that was made before the page asked for its code", async () => {
    const { isHeld, follow } = hold();
    const page = await openPage({
      prepare: (given) =>
        given.route("**/src/pages/unread.js*", async (route) => {
          await isHeld;
          await route.continue();
        }),
    });
    await page.goto(running.url("/unread"));
    await page.getByRole("heading", { name: "Sent by the server" }).waitFor();
    const edition = await readEdition();
    // No browser has ever asked for it.
    replace("src/pages/unread.js", "Sent by the server", "Edited meanwhile");
    await expect.poll(readEdition).not.toBe(edition);
    follow();
    await page.getByRole("heading", { name: "Edited meanwhile" }).waitFor();
  });

  test("an edit arrives that a connected page was told of before its code had run", async () => {
    const { isHeld, follow } = hold();
    const { isHeld: isAsked, follow: ask } = hold();
    const page = await openPage({
      prepare: (given) =>
        given.route("**/src/needed.js*", async (route) => {
          ask();
          await isHeld;
          await route.continue();
        }),
    });
    const told = waitForNews(page);
    await page.goto(running.url("/needing"));
    // Its own code has been sent, and waits for what it imports.
    await isAsked;
    replace("src/pages/needing.js", "Sent before", "Edited before it ran");
    await told;
    follow();
    await page.getByRole("heading", { name: "Edited before it ran" }).waitFor();
    await waitForHydration(page);
    expect(await page.getByRole("heading").innerText()).toBe("Edited before it ran");
  });

  test.each([
    { what: "its own", shownOn: "/other", mistake: "---\ntitle: [\n---\n", found: "Other" },
    {
      what: "another",
      shownOn: "/",
      mistake: "---\nsidebar_position: first\n---\n",
      found: "Start",
    },
  ])(
    "a page that shows a mistake of $what document comes back where that was mended before it was connected",
    async ({ shownOn, mistake, found }) => {
      const { isHeld, follow } = hold();
      const readStart = async () => (await fetch(running.url(shownOn))).text();
      replace("docs/other.md", "# Other", `${mistake}# Other`);
      await expect.poll(readStart).toContain("ErrorOverlay");
      const page = await openPage({
        allow: [/./],
        prepare: (given) =>
          given.routeWebSocket(/./, async (socket) => {
            await isHeld;
            socket.connectToServer();
          }),
      });
      await page.goto(running.url(shownOn));
      await page.locator("vite-error-overlay").waitFor({ state: "attached" });
      replace("docs/other.md", mistake, "");
      await expect.poll(readStart).not.toContain("ErrorOverlay");
      follow();
      await expect.poll(() => page.locator("vite-error-overlay").count()).toBe(0);
      await page.getByRole("heading", { name: found }).waitFor();
    },
  );

  test.each([
    { what: "before the page was answered", isToldFirst: true },
    { what: "after the page was answered", isToldFirst: false },
  ])("an edit that a page is told of $what doesn't load it again", async ({ isToldFirst }) => {
    const name = isToldFirst ? "told" : "overtaken";
    const { page, countLoads } = await openAsking(running.url(`/${name}`), { isToldFirst });
    replace(`src/pages/${name}.js`, "Told at once", "Told of it");
    await page.getByRole("heading", { name: "Told of it" }).waitFor();
    replace(`src/pages/${name}.js`, "Told of it", "Told again");
    await page.getByRole("heading", { name: "Told again" }).waitFor();
    expect(countLoads()).toBe(0);
  });

  test("a page whose code has failed comes back for an edit that it was told of meanwhile", async () => {
    const { page } = await openAsking(running.url("/broken"), { isToldFirst: true, allow: [/./] });
    running.site.write("src/pages/broken.js", component("Mended"));
    await page.getByRole("heading", { name: "Mended" }).waitFor();
    await waitForHydration(page);
  });
});

const counter: SiteSource = {
  files: {
    "docs/index.md": "---\nslug: /\n---\n# Start\n",
    "src/pages/counter.js": `import { useState } from "react";
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}`,
  },
};

describeDev("dev-early-restarts", counter, (running) => {
  test.each([
    // The page's own code: what it imports is of the site that began anew, and that has prepared React once more.
    { what: "the page's own code", held: "**/src/pages/counter.js*", added: "clsx" },
    // It is gone.
    { what: "a package", held: "**/*react-dom_client.js*", added: "prismjs" },
  ])("a page loads again whose site began anew while $what was on its way", async (given) => {
    const { page, follow } = await openUnconnected(running.url("/counter"), given.held);
    const edition = await fetchEdition(running.url(""));
    // All packages are prepared anew where the site's code names another.
    running.site.write("src/added.js", `import ${JSON.stringify(given.added)};\n`);
    const config = running.site.read("docusaurus.config.js");
    const title = `Fixture ${edition}`;
    running.site.write("docusaurus.config.js", config.replace(/Fixture[^"]*/, title));
    const readHtml = async () => (await fetch(running.url("/counter"))).text();
    await expect.poll(readHtml).toContain(title);
    follow();
    // The page as it was never gets there.
    await waitForHydration(page);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    await page.getByRole("button", { name: "Pressed 1" }).waitFor();
  });
});

const late: SiteSource = {
  config: { themeConfig: { prism: { additionalLanguages: ["java"] } } },
  files: {
    ...counter.files,
    "src/pages/code.js": `import CodeBlock from "@theme/CodeBlock";
export default () => <CodeBlock language="java">{"final int zero = 0;"}</CodeBlock>;`,
    // Vite looks for packages in code, not in what becomes code.
    "src/pages/late.js": `import Note from "../note.mdx";
export default function Late() { return <main><Note /></main>; }`,
    "src/note.mdx": `import { unstable_now } from "scheduler";

# Late {typeof unstable_now}
`,
  },
};

describeDev("dev-late-packages", late, (running) => {
  test("the grammar of a language is ready as it is, though it has words of CommonJS among its keywords", async () => {
    const grammars: string[] = [];
    const page = await running.open("/code", {
      prepare: async (opened) =>
        opened.on("request", (request) => {
          if (request.url().includes("prism-java")) grammars.push(request.url());
        }),
    });
    await page.locator(".token.keyword", { hasText: "final" }).waitFor();
    expect(grammars).toEqual([expect.stringContaining("/prismjs/components/prism-java.js")]);
  });

  test("a page on its way loads again where another one needs a package that is prepared anew", async () => {
    const { page, follow } = await openUnconnected(
      running.url("/counter"),
      "**/*react-dom_client.js*",
    );
    const edition = await fetchEdition(running.url(""));
    await running.open("/late");
    expect(await fetchEdition(running.url(""))).not.toBe(edition);
    follow();
    await waitForHydration(page);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    await page.getByRole("button", { name: "Pressed 1" }).waitFor();
  });
});

test("an edit arrives that is made before all folders are watched: of a site that begins, or begins anew", async () => {
  const folders = Array.from({ length: 200 }, (_, n) => [`docs/${n}/page.md`, `# Page ${n}\n`]);
  const site = createSite("dev-early-edits-wide", {
    files: { ...Object.fromEntries(folders), ...source.files },
  });
  const config = site.read("docusaurus.config.js");
  const { origin, close } = await startSite(site);
  onTestFinished(close);
  const isShown = (title: string) =>
    expect.poll(async () => (await fetch(`${origin}/`)).text()).toContain(`>${title}<`);
  site.write("docs/other.md", "# Edited at once\n");
  await isShown("Edited at once");
  for (const title of ["One", "Two", "Three"]) {
    const [before] = (await fetchEdition(origin)).split(".");
    site.write("docusaurus.config.js", config.replace("Fixture", title));
    await expect
      .poll(async () => (await fetchEdition(origin)).split(".")[0], { interval: 10 })
      .not.toBe(before);
    site.write("docs/other.md", `# After ${title}\n`);
    await isShown(`After ${title}`);
  }
});
