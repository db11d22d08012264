import { expect, test } from "vitest";
import { createCurrentBundler } from "../config/current-bundler.ts";
import { translatePlugin } from "./translate-plugins.ts";

const siteDir = import.meta.dirname;
const bundler = createCurrentBundler({ siteDir, isRspack: false });
const input = { config: {}, bundler, siteDir, outDir: siteDir };

interface Applied {
  apply: (compiler: object) => void;
}

/** Of what plugins find as `utils.currentBundler.instance`. */
const create = (name: string): Applied => {
  const Plugin = Reflect.get(bundler.instance, name) as new (options: object) => Applied;
  return new Plugin({});
};

test.each(["BannerPlugin", "ContextReplacementPlugin", "ProgressPlugin"])(
  "%s of the current bundler, which nothing translates, is named",
  (name) => {
    expect(translatePlugin(create(name), input)).toEqual([{ untranslated: [name] }]);
  },
);

test("so is one that another plugin applies", () => {
  const inner = create("BannerPlugin");
  const outer: Applied = { apply: (compiler) => inner.apply(compiler) };
  expect(translatePlugin(outer, input)).toContainEqual({ untranslated: ["BannerPlugin"] });
});
