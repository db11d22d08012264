/** What `client/router/eager-transition.ts` leans on, and what would make it needless. */

import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";

const page = `import { startTransition, useEffect, useState } from "react";
export default function Counters() {
  const [plain, setPlain] = useState(0);
  const [named, setNamed] = useState(0);
  useEffect(() => {
    // Within the click, after React has had its turn.
    const note = () => {
      document.body.dataset.seen = [...document.querySelectorAll("b")].map((b) => b.textContent).join(" ");
    };
    window.addEventListener("click", note);
    return () => window.removeEventListener("click", note);
  }, []);
  const bump = (set) => startTransition(() => set((count) => count + 1));
  return (
    <main>
      <button id="plain" onClick={() => bump(setPlain)}>plain</button><b>{plain}</b>
      <button
        id="named"
        onClick={() => {
          bump(setNamed);
          const { event } = window;
          Object.defineProperty(event, "type", { value: "popstate", configurable: true });
          queueMicrotask(() => Reflect.deleteProperty(event, "type"));
        }}
      >
        named
      </button><b>{named}</b>
    </main>
  );
}
`;

describeBuild(
  "eager-transition",
  { files: { "docs/doc.md": "# Doc\n", "src/pages/index.js": page } },
  ({ open }) => {
    test("a click that goes by the name of popstate has its transition rendered within it", async () => {
      const opened = await open("/");
      await opened.locator("#named").click();
      expect(await opened.evaluate(() => document.body.dataset["seen"])).toBe("0 1");
    });

    test("React doesn't render transitions within clicks by itself; once it does, that file can go", async () => {
      const opened = await open("/");
      await opened.locator("#plain").click();
      expect(await opened.evaluate(() => document.body.dataset["seen"])).toBe("0 0");
      await expect.poll(() => opened.locator("b").first().innerText()).toBe("1");
    });
  },
);
