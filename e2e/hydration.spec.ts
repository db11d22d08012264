import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth, describeBuild, type RunningSite } from "./support/describe-site.ts";
import { openPage } from "./support/page.ts";
import type { SiteSource } from "./support/site.ts";

const source: SiteSource = {
  files: {
    "docs/index.mdx": `---
slug: /
title: Whole
---
import Counter from "@site/src/Counter";

The **first** paragraph, longer than a mark.

- one item of a list
- another item

<Counter>

A paragraph inside of a component, with a [link](other.md).

</Counter>

:::tip A title

Text of an admonition.

:::

\`\`\`js
const answer = 42;
\`\`\`

The **last** paragraph, longer than a mark.
`,
    "docs/other.md": "# Other\n\nAnother page, which links back to [the first](index.mdx).\n",
    "src/Counter.jsx": `
import { useState } from "react";
export default function Counter({ children }) {
  const [count, setCount] = useState(0);
  if (count === 2 && typeof window !== "undefined" && !window.isMended) throw new Error("The counter broke");
  return <section id="counter">
    <button type="button" onClick={() => setCount(count + 1)}>count: {count}</button>
    {children}
  </section>;
}`,
    "src/pages/crash.js": `
import { useState } from "react";
export default function Crash() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken && !window.isMended) throw new Error("The page broke");
  return <main><p>Still here</p><button onClick={() => setBroken(true)}>break</button></main>;
}`,
  },
};

/** What a reader sees of the article, without the space between. */
const readArticle = (page: Page): Promise<string> =>
  page
    .locator("article .markdown")
    .evaluate((element) => element.textContent!.replaceAll(/\s+/g, " ").trim());

const wholeArticle =
  "Whole The first paragraph, longer than a mark. one item of a list another item " +
  "count: 0 A paragraph inside of a component, with a link. A title Text of an admonition. " +
  "const answer = 42; The last paragraph, longer than a mark.";
const withCount = (count: number): string => wholeArticle.replace("count: 0", `count: ${count}`);
const compact = (text: string): string => text.replaceAll(" ", "");

async function expectWholeArticle(page: Page, count = 0): Promise<void> {
  await expect.poll(async () => compact(await readArticle(page))).toBe(compact(withCount(count)));
}

const clickCounter = (page: Page): Promise<void> => page.locator("#counter button").click();

/** Beside what the page does in the dev server, too. */
function testServerHtml({ open, url }: RunningSite): void {
  test("the HTML of the server stays: hydration makes no new elements", async () => {
    const page = await open("/", {
      prepare: (newPage) =>
        newPage.addInitScript(() => {
          document.addEventListener("readystatechange", () => {
            if (document.readyState !== "interactive") return;
            const elements = [...document.querySelectorAll("article *")];
            Object.assign(window, { fromServer: elements });
          });
        }),
    });
    const kept = await page.evaluate(() => {
      const { fromServer } = window as unknown as { fromServer: Element[] };
      return {
        count: fromServer.length,
        gone: fromServer.filter((element) => !element.isConnected).length,
      };
    });
    expect(kept.count).toBeGreaterThan(15);
    expect(kept.gone).toBe(0);
  });

  const alterations: Record<string, string> = {
    "a paragraph is removed": `document.querySelector("article p").remove();`,
    "everything of the article is removed": `document.querySelector("article .markdown").replaceChildren();`,
    "text is wrapped (a translator)": `
      for (const element of document.querySelectorAll("article p, article li")) {
        element.innerHTML = "<font><font>" + element.innerHTML + "</font></font>";
      }`,
    "elements are inserted (an extension)": `
      document.querySelector("article").prepend(document.createElement("ins"));
      document.querySelector("#counter").prepend(document.createElement("ins"));
      document.body.prepend(document.createElement("aside"));`,
    "attributes are added (a spell checker)": `
      for (const element of document.querySelectorAll("html, body, article *")) element.setAttribute("data-gr", "1");`,
    "the marks are gone": `
      for (const element of document.querySelectorAll("[data-s]")) element.removeAttribute("data-s");`,
  };

  test.each(Object.entries(alterations))(
    "the article is whole when, before React, %s",
    async (_name, script) => {
      const page = await openPage({
        allow: [/React recovered/, /hydrat/i, /Minified React error/],
        prepare: (newPage) =>
          newPage.addInitScript(`document.addEventListener("readystatechange", () => {
          if (document.readyState === "interactive") { ${script} }
        });`),
      });
      await page.goto(url("/"));
      await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
      // It is there before the visitor does anything, though its code comes late.
      await page.locator(".pagination-nav").getByRole("link", { name: "Other" }).waitFor();
      await clickCounter(page);
      await expectWholeArticle(page, 1);
      await page.getByRole("link", { name: "link", exact: true }).click();
      await page.getByRole("heading", { name: "Other", level: 1 }).waitFor();
      await page.getByRole("link", { name: "the first" }).click();
      await expectWholeArticle(page);
    },
  );
}

describeBoth("hydration", source, (running) => {
  const { mode, open } = running;
  test("the article is whole and its components work", async () => {
    const page = await open("/");
    await expectWholeArticle(page);
    await clickCounter(page);
    await expectWholeArticle(page, 1);
  });

  test("after a crash, 'Try again' shows the whole article", async () => {
    const page = await open("/", { allow: [/The counter broke/, /error: /, /React/] });
    await clickCounter(page);
    await clickCounter(page);
    await page.getByText("The counter broke").first().waitFor();
    await page.evaluate(() => void Object.assign(window, { isMended: true }));
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expectWholeArticle(page);
    await clickCounter(page);
    await expectWholeArticle(page, 1);
  });

  test("a page that crashes can be tried again, or left", async () => {
    const page = await open("/crash", { allow: [/The page broke/, /error: /, /React/] });
    await page.getByRole("button", { name: "break" }).click();
    await page.getByText("This page crashed").waitFor();
    await page.evaluate(() => void Object.assign(window, { isMended: true }));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Still here").waitFor();
  });

  if (mode === "build") testServerHtml(running);
});

/** Long enough for React to stop in the middle of it, where it may. */
const crowd: SiteSource = {
  config: { clientModules: ["./src/meanwhile.js"] },
  files: {
    "docs/index.md": "---\nslug: /\n---\n\n# Start\n",
    "src/meanwhile.js": `
if (typeof window !== "undefined") {
  window.events = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    window.events.push("client module");
    if (!window.events.includes("last")) port2.postMessage(null);
  };
  port2.postMessage(null);
}
export {};
`,
    "src/pages/crowd.js": `
const Member = ({ name }) => {
  if (typeof window !== "undefined" && name) window.events.push(name);
  return <i>x</i>;
};
const many = Array.from({ length: 10_000 }, (_, index) => index);
export default function Crowd() {
  return <main>
    <Member name="first" />
    {many.map((index) => <Member key={index} />)}
    <Member name="last" />
  </main>;
}`,
  },
};

describeBuild("hydration beside client modules", crowd, ({ open }) => {
  test("what a client module has put off doesn't come between", async () => {
    const page = await open("/crowd");
    const events = await page.evaluate(() => (window as unknown as { events: string[] }).events);
    expect(events[0]).toBe("client module");
    expect(events.filter((name) => name !== "client module")).toEqual(["first", "last"]);
    expect(events.slice(events.indexOf("first")).slice(0, 2)).toEqual(["first", "last"]);
  });
});
