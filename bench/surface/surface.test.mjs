// @ts-check
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { collectComponents } from "./collect-components.mjs";
import { collectDeclared } from "./collect-declared.mjs";
import { collectExports } from "./collect-exports.mjs";
import { collectProps } from "./collect-props.mjs";
import { explainMissing, findMissing } from "./facts.mjs";
import { collapse } from "./running/collapse.mjs";
import { describe as describeValue } from "./running/describe.mjs";
import { halves, readFacts } from "./halves.mjs";
import { compareHalf, formatFacts } from "./surface.mjs";

describe.each(halves)("$name", (half) => {
  it("has all that upstream has, but for what is left out with a reason", async () => {
    const { unexplained, unused, leftOut } = await compareHalf(half, readFacts(half).facts);
    expect(formatFacts(unexplained)).toEqual([]);
    expect(formatFacts(unused)).toEqual([]);
    for (const { reason } of leftOut) expect(reason).toMatch(/^[A-Z].+\.$/);
    // The last half builds a site.
  }, 120_000);
});

describe("describe", () => {
  it("names places and values, and takes the members of a list together", () => {
    const inner = { id: "a" };
    const value = {
      list: [inner, { id: 2, when: new Date(0) }],
      "a b": null,
      f: Object.assign(() => {}, { x: 1 }),
      doc: Object.assign(() => {}, { frontMatter: { t: "long ".repeat(30) } }),
      gone: undefined,
    };
    expect(describeValue({ ...value, again: inner })).toEqual([
      ": object",
      '["a b"] = null',
      'again.id = "a"',
      "again: object",
      "doc.frontMatter.t: long text",
      "doc.frontMatter: object",
      "doc: function",
      "f: function",
      "list: list",
      'list[].id = "a"',
      "list[].id = 2",
      "list[].when: Date",
      "list[]: object",
    ]);
  });

  it("ends where a value holds itself", () => {
    /** @type {Record<string, unknown>} */
    const value = {};
    value["self"] = value;
    expect(describeValue(value)).toEqual([": object", "self: object"]);
  });
});

describe("collapse", () => {
  it("puts a group in the place of its members, for the owners that are named", () => {
    const facts = { kind: { A: ["x.a", "x.b", "y"], B: ["x.a"], C: ["x.a"] } };
    const leftOut = [{ kind: "kind", owner: "A, B", names: ["x.*"], reason: "" }];
    expect(collapse(facts, leftOut)).toEqual({
      kind: { A: ["x.*", "y"], B: ["x.*"], C: ["x.a"] },
    });
  });
});

describe("collectExports", () => {
  it("tells values from types, through lists of exports", () => {
    const dir = createOutput({
      "index.ts": `export * from "./a.ts"; export type * from "./b.ts"; export { type T, v as w } from "pkg";
        export * from "pkg"; export default 1; export interface I {}`,
      "a.ts":
        "export const a = 1, b = 2; export function f() {} export default 3; export type A = 1;",
      "b.ts": "export class C {}",
    });
    const { values, types } = collectExports(path.join(dir, "index.ts"));
    expect([...values].sort()).toEqual(["a", "b", "default", "f", "w"]);
    expect([...types].sort()).toEqual(["A", "C", "I", "T"]);
  });
});

describe("collectDeclared", () => {
  it("reads what components take", () => {
    const dir = createOutput({
      "theme.d.ts": `declare module '@theme/A/B' {
          export interface Props extends Other { readonly one: string; 'two-a'?: number; three(): void }
          export default function A(props: Props): ReactNode;
        }
        declare module '@theme/C' { export type Props = { a: 1 } & ({ b: 1 } | { c: 1 }) }
        declare module 'elsewhere' { export const no: 1 }`,
    });
    expect([...collectDeclared(path.join(dir, "theme.d.ts"))]).toEqual([
      ["A/B", ["one", "three", "two-a"]],
      ["C", ["a", "b", "c"]],
    ]);
  });
});

describe("collectProps", () => {
  it("follows what Props build upon, and says when that can't be followed", () => {
    const dir = createOutput({
      "A/index.tsx": `import type { Props as BProps } from "@theme/B";
        export interface Props extends Omit<BProps, "x"> { a: string }
        export default function A({ a }: Props) {}`,
      "B/index.tsx": `import type { Shared } from "../shared.ts";
        export default function B(props: Props) {} export type Props = Shared & { b: 1 };`,
      "C/index.tsx": `export default function C({ id }: { id: string }) {}`,
      "D/index.tsx": `export default function D(props: ComponentProps<"svg">) {}`,
      "shared.ts": "export interface Shared { s: 1 }",
    });
    const components = collectComponents(dir);
    const collect = (/** @type {string} */ name) =>
      collectProps(String(components.get(name)), components);
    expect(collect("A").sort()).toEqual(["a", "b", "s"]);
    expect(collect("C")).toEqual(["id"]);
    expect(collect("D")).toEqual(["*"]);
  });
});

describe("findMissing", () => {
  const upstream = { props: { A: ["x", "y"], B: ["z"] }, exports: { m: ["f"] } };
  const missing = findMissing(upstream, { props: { A: ["x"], B: ["*"] }, exports: {} });

  it("lists the names that we lack", () => {
    expect(missing).toEqual({ props: { A: ["y"] }, exports: { m: ["f"] } });
  });

  it("takes what has a reason for explained, and finds reasons without a use", () => {
    const reason = "It has one.";
    const leftOut = [{ kind: "props", owner: "A", names: ["x", "y"], reason }];
    expect(explainMissing(missing, leftOut)).toEqual({
      unexplained: { exports: { m: ["f"] } },
      unused: { props: { A: ["x"] } },
    });
  });
});
