import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { minifySync, parseSync } from "vite";
import { expect, test } from "vitest";
import { leaveOutUnused, type ReactUse } from "./lean-react.ts";
import { productionFile, toModule } from "./plugin-react-modules.ts";

const require = createRequire(import.meta.url);
const renderer = toModule(
  readFileSync(productionFile(require.resolve("react-dom/client")), "utf8"),
)!;

const minify = (code: string): string =>
  minifySync("react.js", code, { module: true, compress: true, mangle: false }).code;

const leanWith = async (uses: ReactUse["uses"], fragmentRefs = true): Promise<string> =>
  minify(await leaveOutUnused(renderer, { uses, fragmentRefs }));

/** What of the renderer nothing but the named export of React leads to. */
const PARTS = {
  Activity: /\bupdateActivityComponent\b/,
  ViewTransition: /\bstartViewTransition\b/,
  SuspenseList: /\bcutOffTailIfNeeded\b/,
  createPortal: /\bcreateFiberFromPortal\b/,
  useActionState: /\bmountActionState\b/,
  useFormStatus: /\buseHostTransitionStatus\b/,
};

const whole = minify(renderer);

test("a site that uses all of React gets the renderer as it is", async () =>
  expect((await leanWith(() => true)) === whole).toBe(true));

test.each([
  { used: ["Activity", "createPortal", "useActionState"] },
  { used: ["SuspenseList", "ViewTransition", "useFormStatus"] },
])("of what only one export needs, $used are kept alone", async ({ used }) => {
  const lean = await leanWith((name) => used.includes(name));
  const kept = (code: string): string[] =>
    Object.entries(PARTS).flatMap(([name, part]) => (part.test(code) ? [name] : []));
  expect(kept(whole)).toEqual(Object.keys(PARTS));
  expect(kept(lean).toSorted()).toEqual(used);
});

test("fragments without refs need no object to hand to them", async () => {
  expect(whole).toContain("observeUsing");
  expect((await leanWith(() => true, false)).includes("observeUsing")).toBe(false);
});

test("a site without any of it loads a sixth less, and can still be parsed", async () => {
  const lean = await leanWith(() => false, false);
  expect(parseSync("react.js", lean).errors).toEqual([]);
  expect(lean.length / whole.length).toBeLessThan(0.85);
});

test("the code of a case that can't be goes, and leaves what others have of it", async () => {
  const code = `
    var REACT_ACTIVITY_TYPE = Symbol(), REACT_PORTAL_TYPE$1 = Symbol();
    switch (fiber.tag) { case 31: case 5: both(); break; case 6: case 31: other(); case 4: more(); break; case 30: kept(); }
    switch (fiber.tag) { case 5: return one(); case 31: var a = 1; if (a) { return two(); } else throw 3; case 4: four(); case 7: seven(a); }
    switch (fiber.tag) { case 31: alone(); break; case 4: var b = 1; break; case 7: seven(b); }
    switch (type) { case REACT_PORTAL_TYPE$1: portal(); break; default: none(); }
    switch (effect.kind) { case 31: kept(); }
    if (31 === fiber.tag || fiber.tag !== 4) run();`;
  const lean = await leaveOutUnused(`function run(fiber, type, effect) {${code}}`, {
    uses: (name) => name === "ViewTransition",
    fragmentRefs: true,
  });
  expect(minify(`export ${lean}`)).toMatchInlineSnapshot(
    `"export function run(fiber,type,effect){switch(fiber.tag){case 5:both();break;case 6:other(),more();break;case 30:kept()}switch(fiber.tag){case 5:return one();var a;case 7:seven(a)}switch(fiber.tag){case 4:var b=1;break;case 7:seven(b)}none(),effect.kind===31&&kept(),run()}"`,
  );
});

test("a line of a text that begins like a function is none", async () => {
  const code =
    "var REACT_ACTIVITY_TYPE;\nfunction run(fiber) { return `\nfunction ` + (31 === fiber.tag) + `\nfunction `; }";
  expect(await leaveOutUnused(code, { uses: () => false, fragmentRefs: true })).toBe(
    code.replace("31 === fiber.tag", "false"),
  );
});
