// @ts-check
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { collectComponents } from "./collect-components.mjs";
import { collectDeclared } from "./collect-declared.mjs";
import { collectExports } from "./collect-exports.mjs";
import { collectProps } from "./collect-props.mjs";
import { explainMissing, findMissing } from "./facts.mjs";
import { halves, readFacts } from "./halves.mjs";
import { compareHalf, formatFacts } from "./surface.mjs";

describe.each(halves)("$name", (half) => {
  it("has all that upstream has, but for what is left out with a reason", async () => {
    const { unexplained, unused, leftOut } = await compareHalf(half, readFacts(half).facts);
    expect(formatFacts(unexplained)).toEqual([]);
    expect(formatFacts(unused)).toEqual([]);
    for (const { reason } of leftOut) expect(reason).toMatch(/^[A-Z].+\.$/);
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
