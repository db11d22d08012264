import postcss, { type AcceptedPlugin } from "postcss";
import { expect, it } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import type { LoadContext, LoadedPlugin, Plugin } from "../contract/contract.ts";
import { cssCascadeLayersPlugin, hasThemeLayer } from "./css-cascade-layers.ts";

const context = {
  generatedFilesDir: "/site/.docusaurus",
} as unknown as LoadContext;

const create = (options: Record<string, unknown>): Plugin =>
  cssCascadeLayersPlugin(context, options) as Plugin;

const transform = async (file: string, css: string): Promise<string> => {
  const plugin = create({
    layers: {
      theme: (name: string) => name.includes("@docusaurus/theme-classic/lib"),
      other: (name: string) => name.includes("/other/"),
    },
  });
  const configure = plugin.configurePostCss as (options: { plugins: AcceptedPlugin[] }) => {
    plugins: AcceptedPlugin[];
  };
  const { css: text } = await postcss(configure({ plugins: [] }).plugins).process(css, {
    from: file,
  });
  return text.replaceAll(/\s+/g, " ").trim();
};

it.each([
  ["/site/src/a.css", "a { b: c }", "a { b: c }"],
  ["/x/other/a.css", "a { b: c }", "@layer other {a { b: c } }"],
  [
    "/x/other/a.css",
    '@charset "utf-8"; @import "x.css"; a { b: c } @media print { d { e: f } }',
    '@charset "utf-8"; @import "x.css"; @layer other{ a { b: c } @media print { d { e: f } } }',
  ],
  ["/x/other/a.css", "", ""],
  [`${engineDir}/theme/Layout/a.css`, "a { b: c }", "@layer theme {a { b: c } }"],
])("%s: %s", async (file, css, expected) => {
  expect(await transform(file, css)).toBe(expected);
});

it("declares the order of the layers", async () => {
  const plugin = create({ layers: { b: () => false, a: () => true } });
  const written: unknown[] = [];
  const createData = async (...args: unknown[]): Promise<string> => String(written.push(args));
  await plugin.contentLoaded?.({ content: undefined, actions: { createData } as never });
  expect(written).toEqual([["layers.css", "@layer b, a;"]]);
  expect(plugin.getClientModules?.()).toEqual([
    "/site/.docusaurus/docusaurus-plugin-css-cascade-layers/default/layers.css",
  ]);
});

it("without layers of one's own puts the theme into one", () => {
  const plugin = { ...create({}), options: {} } as LoadedPlugin;
  expect(hasThemeLayer([plugin])).toBe(true);
  expect(hasThemeLayer([])).toBe(false);
});
