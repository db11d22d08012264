import { expect, it } from "vitest";
import { bindImports } from "./bind-imports.ts";

const bind = (
  namespace: Record<string, unknown>,
  names: Record<string, string>,
): Promise<Record<string, unknown>> => {
  const imported = { moduleId: "a", names, isComponent: false, line: 1, column: 1 };
  return bindImports({ imports: [imported] }, async () => namespace);
};

const NAMES = { main: "default", part: "part", all: "*", none: "none" };

it("binds what a module exports", async () => {
  const namespace = { default: { part: 2 }, part: 1 };
  expect(await bind(namespace, NAMES)).toEqual({
    main: { part: 2 },
    part: 1,
    all: namespace,
    none: undefined,
  });
});

it("binds members of what CommonJS exports, which a bundle has as the default export", async () => {
  expect(await bind({ default: { part: 1 } }, NAMES)).toEqual({
    main: { part: 1 },
    part: 1,
    all: { default: { part: 1 }, part: 1 },
    none: undefined,
  });
  expect(await bind({ default: null }, NAMES)).toMatchObject({ main: null, part: undefined });
});

it("leaves components to the page", async () => {
  const imported = {
    moduleId: "a",
    names: { A: "default" },
    isComponent: true,
    line: 1,
    column: 1,
  };
  const missing = async (): Promise<never> => Promise.reject(new Error("Not asked for."));
  expect(await bindImports({ imports: [imported] }, missing)).toEqual({
    A: { $reference: "a#default" },
  });
});
