import { expect, it } from "vitest";
import { dropOwnFields } from "./own-fields.ts";

it("leaves aside what is the engine's, and keeps all else", () => {
  const config = {
    base: "/other/",
    define: { A: "1" },
    build: {
      outDir: "elsewhere",
      sourcemap: true,
      rolldownOptions: { input: "x.js", external: ["y"], output: { chunkFileNames: "z.js" } },
    },
  };
  expect(dropOwnFields(config)).toEqual({
    config: {
      define: { A: "1" },
      build: { sourcemap: true, rolldownOptions: { external: ["y"], output: {} } },
    },
    dropped: [
      "base",
      "build.outDir",
      "build.rolldownOptions.input",
      "build.rolldownOptions.output.chunkFileNames",
    ],
  });
  expect(config.build.outDir).toBe("elsewhere");
});

it("hands on a configuration without any of it as it is", () => {
  const config = { plugins: [{ name: "own" }], build: { rolldownOptions: undefined } };
  expect(dropOwnFields(config)).toEqual({ config, dropped: [] });
  expect(dropOwnFields(config).config).toBe(config);
});
