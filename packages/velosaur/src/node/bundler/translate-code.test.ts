import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { createMessageTexts } from "./bundle-holes.ts";
import { translateCode } from "./translate-code.ts";

const messages = {
  greeting: "Bonjour {name}",
  Close: "Fermer",
  Menu: "Close",
  "kind.tip": "astuce",
};

function translate(body: string): { code: string; lookups: string[] } {
  const imports = `import Translate, { translate } from "@docusaurus/Translate";`;
  const code = `${imports} ${body}`;
  const result = translateCode({
    code,
    program: parseSync("a.js", code).program,
    texts: createMessageTexts(messages),
    Visitor,
  });
  return { ...result, code: result.code.slice(imports.length + 1) };
}

test.each([
  [
    `translate({ id: "greeting", message: "Hello {name}", description: "…" }, { name })`,
    `translate({ message: "Bonjour {name}" }, { name })`,
  ],
  [
    `translate({ message: "Hello", id: "greeting", description: "…", }, values)`,
    `translate({ message: "Bonjour {name}", }, values)`,
  ],
  [
    `translate({ id: "greeting", description: "…", }, values)`,
    `translate({ message: "Bonjour {name}", }, values)`,
  ],
  [`x = translate({ message: "Close" })`, `x = "Fermer"`],
  [`x = translate({ id: "greeting", message: "Hello {name}" })`, `x = "Bonjour {name}"`],
  [`x = translate({ id: "unknown", message: "Open" })`, `x = "Open"`],
  [`x = translate({ id: "unknown" })`, `x = "unknown"`],
  [`x = translate({ id: "Menu", message: "Menu" })`, `x = "Close"`],
  [`x = translate({ message: "constructor" })`, `x = "constructor"`],
  [`translate({ message: "Close" });`, `translate({ message: "Fermer" });`],
  [
    `x = translate({ message: "Close", note: say() })`,
    `x = translate({ message: "Fermer", note: say() })`,
  ],
  [
    `x = translate({ id: "Close", description: translate({ message: "Menu" }) })`,
    `x = translate({ message: "Fermer" })`,
  ],
  [
    `translate({ id: "Menu", message: "Menu" }, values)`,
    `translate({ id: "", message: "Close" }, values)`,
  ],
  [
    `_jsx(Translate, { id: "greeting", children: "Hello {name}", values: { name: x } })`,
    `_jsx(Translate, { children: "Bonjour {name}", values: { name: x } })`,
  ],
  [`_jsx(Translate, { id: "Menu" })`, `_jsx(Translate, { id: "", children: "Close" })`],
  [`_jsx(Translate, { id: "unknown" })`, `_jsx(Translate, { children: "unknown" })`],
  [
    "jsx(Translate, { id: `greeting`, description: `d`, children: `Hello` })",
    `jsx(Translate, { children: "Bonjour {name}" })`,
  ],
  [
    `_jsx(Translate, { id: "greeting", values: { name: _jsx(Translate, { children: "Close" }) }, children: "Hello {name}" })`,
    `_jsx(Translate, { values: { name: _jsx(Translate, { children: "Fermer" }) }, children: "Bonjour {name}" })`,
  ],
])("%s", (body, expected) => expect(translate(body)).toEqual({ code: expected, lookups: [] }));

test.each([
  ["translate({ id: `kind.${type}`, message: type })", "kind."],
  [`translate({ id, message: "Hello" })`, ""],
  [`translate({ id: "greeting", message: text })`, "greeting"],
  [`translate(param)`, ""],
  [`_jsx(Translate, { ...props, children: "Close" })`, ""],
  [`use(translate)`, ""],
])("%s is left to the browser, with all texts that begin with %j", (body, prefix) =>
  expect(translate(body)).toEqual({ code: body, lookups: [prefix] }),
);

test("where something else has its name, too, calls stay calls", () =>
  expect(translate(`(translate) => [translate({ message: "Close" })]`)).toEqual({
    code: `(translate) => [translate({ message: "Fermer" })]`,
    lookups: [""],
  }));

test("functions of the same name from elsewhere are none of its business", () => {
  const code = `import { translate } from "./other.js"; translate({ id: "greeting" });`;
  expect(
    translateCode({
      code,
      program: parseSync("a.js", code).program,
      texts: createMessageTexts(messages),
      Visitor,
    }),
  ).toEqual({ code, lookups: [] });
});
