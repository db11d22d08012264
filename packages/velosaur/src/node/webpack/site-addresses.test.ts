import postcss from "postcss";
import { expect, it } from "vitest";
import { addressingPlugin, nameAddressesPlainly } from "./site-addresses.ts";

const CSS = `a { background: url(@site/static/a.png) no-repeat, url("@site/b.png"), url(./c.png) }`;
const PLAIN = `a { background: url(./../../static/a.png) no-repeat, url("./../../b.png"), url(./c.png) }`;

it("names files of the site by their places beside a stylesheet", () => {
  expect(nameAddressesPlainly(CSS, "/site/src/css/main.scss?used", "/site")).toBe(PLAIN);
  expect(nameAddressesPlainly("url(@site/a.png)", "/site/main.css", "/site")).toBe(
    "url(././a.png)",
  );
});

it("does the same with what has been put into a stylesheet", async () => {
  const plugins = postcss([addressingPlugin("/site")]);
  const process = async (css: string): Promise<string> =>
    (await plugins.process(css, { from: "/site/src/css/main.scss" })).css;
  expect(await process(CSS)).toBe(PLAIN);
  expect(await process("a { b: url(c.png) }")).toBe("a { b: url(c.png) }");
});
