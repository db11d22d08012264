import { expect, test } from "vitest";
import { jsxInJsPlugin } from "./plugin-jsx-in-js.ts";

type Handler = (code: string, id: string) => Promise<{ code: string } | null>;

const { handler } = jsxInJsPlugin().transform as unknown as { handler: Handler };
const compile = (code: string): ReturnType<Handler> =>
  handler(code, "/site/node_modules/a-theme/index.js");

test.each([
  "export default () => <b />;",
  "export default () => (\n  // Of the site\n  // itself\n  <img src={a} />\n);",
  "export default () => { return /* one * two */ <b>x</b>; };",
])("JSX of a package is compiled: %j", async (code) => {
  expect((await compile(code))?.code).toContain("jsx");
});

test.each(["export const isLess = a <b || c> d;", "// <b>\nexport const a = 1;"])(
  "a package without JSX stays as it is: %j",
  async (code) => expect(await compile(code)).toBeNull(),
);
