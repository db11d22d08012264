import { expect, test } from "vitest";
import { dropStyleLists } from "./plugin-plain-imports.ts";

test("code doesn't carry the names of stylesheets that its page has brought", () => {
  const list =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.css"])))=>i.map(i=>d[i]);\n';
  const code = "import{s}from'./app.js';s(()=>import('./a.js'),__vite__mapDeps([0,1]));";
  expect(dropStyleLists(list + code)).toBe("import{s}from'./app.js';s(()=>import('./a.js'));");
  expect(dropStyleLists(code)).toBe(code);
});
