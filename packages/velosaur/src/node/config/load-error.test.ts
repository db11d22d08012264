import { describe, expect, it } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { describeLoadError } from "./load-error.ts";

describe("a package in CommonJS that requires the engine's modules", () => {
  const file = "/site/.yarn/cache/theme.zip/node_modules/theme/index.js";
  // As Node 20 and Node 22 say it.
  const errors = [
    `Cannot find module '${engineDir}/dist/node/chunks/content.js'`,
    `Cannot find package 'picocolors' imported from ${engineDir}/dist/node/plugins/upstream/logger.js`,
    `Unexpected module status 0. Cannot require() ES Module ${engineDir}/dist/node/plugins/upstream/utils.js because it is not yet fully loaded.`,
  ].map((message) => new Error(message));

  it.each(errors)("%s: with Plug'n'Play, says what helps", (error) => {
    expect(describeLoadError(error, file, { node: "22.23.3", pnp: "3" })).toEqual({
      severity: "error",
      message:
        "With Yarn's Plug'n'Play, Node 22.23.3 can't load this file: it is CommonJS, and requires what stands for upstream's modules, which are ES modules.",
      filePath: file,
      hint: "Take Node 24 or newer, or write `nodeLinker: node-modules` into .yarnrc.yml and run `yarn install`.",
    });
  });

  it.each(errors)("%s: without it, says what Node says", (error) => {
    const { message } = describeLoadError(error, file, { node: "22.23.3" });
    expect(message).toMatch(/^(?:Cannot find the (?:file|package)|Unexpected module status 0)/);
  });

  it("what a package misses of its own has nothing to do with it", () => {
    const { message } = describeLoadError(new Error("Cannot find module 'left-pad'"), file, {
      node: "22.23.3",
      pnp: "3",
    });
    expect(message).toBe('Cannot find the package "left-pad".');
  });
});
