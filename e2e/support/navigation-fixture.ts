/** A site to walk about in, and what is asked of its pages on the way. */

import type { Page } from "playwright-core";
import type { SiteSource } from "./site.ts";

const longText = Array.from(
  { length: 60 },
  (_, index) => `Paragraph ${index + 1} of a long page.`,
).join("\n\n");

export const navigationFixture: SiteSource = {
  config: { clientModules: ["./src/log.js"] },
  files: {
    "docs/index.md": `---
slug: /
title: Start
description: Where it begins
---
A link in prose to [the second page](second.md), to [its end](second.md#the-end), to [elsewhere](https://example.org/),
to [elsewhere by any scheme](//example.org/any), to a [file](pathname:///file.txt) and to [a part of this page](#below).

${longText}

## Below

The end of the first page.
`,
    "docs/second.md": `---
title: Second
description: What comes next
---
${longText}

## The end

Back to [the start](index.md).
`,
    "src/pages/links.js": `
import Link from "@docusaurus/Link";
import { useState } from "react";
export default function Links() {
  const [count, setCount] = useState(0);
  return <main>
    <button onClick={() => setCount(count + 1)}>clicked {count}</button>
    <Link to="/second">by Link</Link>
    <a href="/second">by a plain anchor</a>
    <p onClick={(event) => event.stopPropagation()}><Link to="/second">where clicks are stopped</Link></p>
    <Link to="https://example.org/">React to elsewhere</Link>
    <Link to="//example.org/any">React by any scheme</Link>
    <Link to="pathname:///file.txt">React to a file</Link>
  </main>;
}`,
    "src/log.js": `
const events = [];
const describe = ({ location, previousLocation }) => (previousLocation?.pathname ?? "nowhere") + " → " + location.pathname + location.search;
if (typeof window !== "undefined") window.events = events;
export function onRouteUpdate(update) {
  events.push("begins " + describe(update));
  return () => events.push("ends " + describe(update));
}
export function onRouteDidUpdate(update) {
  events.push("did " + describe(update) + ", " + document.title);
}`,
    "static/file.txt": "a file",
  },
};

/** Sets a mark that a reload takes away. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSame: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);
/** The page hears of it in the next frame, as when a visitor scrolls. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
