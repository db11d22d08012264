// @ts-check
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createOutput } from "../../test-output.mjs";
import { findImports, findPassedProps } from "../parse-component.mjs";
import { comparePages } from "./compare-outcomes.mjs";
import { dropHidden, findFailing } from "./groups.mjs";

describe("findFailing", () => {
  /** @param {(members: string[]) => boolean} fails */
  const find = (fails) =>
    findFailing(["a", "b", "c", "d", "e"], "all", async (members) =>
      fails(members) ? members.join() : undefined,
    );

  it("finds each member that fails by itself", async () => {
    const found = await find((members) => members.includes("b") || members.includes("e"));
    expect(found.map(({ members }) => members)).toEqual([["b"], ["e"]]);
  });

  it("names all that fail together only", async () => {
    const found = await find((members) => members.includes("a") && members.includes("e"));
    expect(found).toEqual([{ members: ["a", "b", "c", "d", "e"], failure: "all" }]);
  });
});

describe("dropHidden", () => {
  it("keeps the component of the outermost theme", () => {
    const [inner, outer] = [
      { name: "A", theme: "inner" },
      { name: "A", theme: "outer" },
    ];
    expect(dropHidden([inner, { name: "B", theme: "inner" }, outer])).toEqual([
      outer,
      { name: "B", theme: "inner" },
    ]);
  });
});

describe("comparePages", () => {
  const plain = {
    path: "/a",
    title: "A",
    content: '- main:\n  - heading "Card" [level=2]\n  - link "Sea":\n    - /url: /sea\n  - list',
    problems: [],
    ran: [],
  };

  it("takes what differs in markup and icons for the same", () => {
    const content = '- main:\n  - heading "📄️ Card" [level=2]\n  - link "Sea":\n  - img';
    expect(comparePages(plain, { ...plain, content })).toEqual([]);
  });

  it("tells what is missing and what is new", () => {
    const content = '- main:\n  - heading "Card" [level=3]\n  - link "Sea"';
    expect(comparePages(plain, { ...plain, title: "B", content })).toEqual([
      'lacks title "A"',
      'lacks heading "Card" [level=2]',
      'has title "B"',
      'has heading "Card" [level=3]',
    ]);
  });

  it("tells what the browser complains about", () => {
    expect(comparePages(plain, { ...plain, problems: ["console: bad"] })).toEqual(["console: bad"]);
  });
});

describe("what a component asks for", () => {
  const source = `import Link, { useX, type X } from "@docusaurus/Link"; import type { T } from "@docusaurus/types";
      import Tag from "@theme/Tag"; import other from "other";
      export default () => <><Tag key="1" label="a" data-x {...rest}><Link to="/" /></Tag><b id="c" /></>;`;
  const write = () => path.join(createOutput({ "a.tsx": source }), "a.tsx");

  it("is what it imports of modules, without types", () => {
    expect([...findImports(write())]).toEqual([["@docusaurus/Link", ["default", "useX"]]]);
  });

  it("is what it writes for components of the theme", () => {
    expect([...findPassedProps(write())]).toEqual([["Tag", ["label", "data-x"]]]);
  });
});
