/** A site whose parts break, each in its way, when the address or the page asks for it. */

import type { SiteSource } from "./site.ts";

/** A page whose component breaks in one way or another, when the address asks for it. */
const breakingPage = (imports: string, breakage: string): string => `
import { useEffect, useState } from "react";
import Layout from "@theme/Layout";
${imports}
function Fragile() {
  ${breakage}
  return <p>Still here</p>;
}
export default function Page() {
  const [isAsked, setAsked] = useState(false);
  return <Layout title="Fragile"><main>
    <button onClick={() => setAsked(true)}>Break it</button>
    {isAsked ? <Fragile /> : <p>Still here</p>}
  </main></Layout>;
}`;

const chain = `if (!window.isMended) throw new Error("The outcome", { cause: new Error("The reason", { cause: new Error("The root") }) });`;
/** What a visitor reads of it. */
export const wholeChain = "The outcome\n\nCause:\nThe reason\n\nCause:\nThe root";

export const errorsFixture: SiteSource = {
  docs: { routeBasePath: "docs" },
  config: {
    themeConfig: {
      navbar: {
        title: "Fixture",
        items: [
          { to: "/render", label: "Render" },
          { type: "custom-fragile", label: "Fragile item", extra: [1] },
        ],
      },
      colorMode: { respectPrefersColorScheme: true },
    },
  },
  files: {
    "docs/index.md": "# Docs\n",
    "src/pages/index.md": "# Start\n\nText to read.\n",
    "src/pages/render.js": breakingPage("", chain),
    "src/pages/effect.js": breakingPage(
      "",
      `useEffect(() => { throw new Error("The effect broke"); }, []);`,
    ),
    "src/pages/outside.js": `
import { useState } from "react";
export default function Page() {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) { ${chain} }
  return <button onClick={() => setAsked(true)}>Break it</button>;
}`,
    "src/pages/event.js": `
export default function Page() {
  return <main><p>Still here</p><button onClick={() => { throw new Error("The press broke"); }}>Break it</button></main>;
}`,
    "src/pages/own-boundary.js": breakingPage(
      `import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { ErrorBoundaryErrorMessageFallback } from "@docusaurus/theme-common";
const Thrower = () => { if (!window.isMended) throw new Error("A part broke"); return <p>The part</p>; };`,
      `return <ErrorBoundary fallback={(params) => <ErrorBoundaryErrorMessageFallback {...params} />}><Thrower /></ErrorBoundary>;`,
    ),
    "src/pages/context.js": breakingPage(
      `import { useDoc } from "@docusaurus/plugin-content-docs/client";`,
      "useDoc();",
    ),
    "src/pages/plugin.js": breakingPage(
      `import { useActivePlugin } from "@docusaurus/plugin-content-docs/client";`,
      "useActivePlugin({ failfast: true });",
    ),
    "src/pages/invariant.js": breakingPage(
      `import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { NavLink } from "@docusaurus/router";`,
      `let caught;
  createRoot(document.createElement("div"), { onUncaughtError: (error) => { caught = error; } }).render(<NavLink to="/">x</NavLink>);
  const [error, setError] = useState();
  useEffect(() => { const timer = setInterval(() => caught && setError(caught), 20); return () => clearInterval(timer); });
  if (error) throw error;`,
    ),
    "src/part.js": `export default function Part() { return <p>The part</p>; }`,
    "src/pages/lazy.js": breakingPage(
      `import { lazy, Suspense } from "react";
const Part = lazy(() => import("../part.js"));`,
      "return <Suspense><Part /></Suspense>;",
    ),
    "src/pages/mismatch.js": `
export default function Page() {
  return <main><p>{typeof window === "undefined" ? "server" : "browser"}</p></main>;
}`,
    "src/pages/code.js": `
import CodeBlock from "@theme/CodeBlock";
export default function Page() {
  return <main><CodeBlock language="klingon">{"nuqneH"}</CodeBlock><CodeBlock language="js">{"let a;"}</CodeBlock></main>;
}`,
    "src/pages/fence.md": "```js\nlet a;\n```\n",
    "src/theme/NavbarItem/ComponentTypes.js": `
import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
function Fragile({ label }) {
  if (typeof window !== "undefined" && window.breaksNavbar) throw new Error("The item broke");
  return <span>{label}</span>;
}
export default { ...ComponentTypes, "custom-fragile": Fragile };`,
    "src/theme/Footer/index.js": `
import { useEffect } from "react";
export default function Footer() {
  useEffect(() => { if (window.breaksFooter === "effect") throw new Error("The footer broke"); });
  if (typeof window !== "undefined" && window.breaksFooter === "render") throw new Error("The footer broke");
  return <footer><button onClick={() => { throw new Error("The footer's button broke"); }}>Footer</button></footer>;
}`,
  },
};
