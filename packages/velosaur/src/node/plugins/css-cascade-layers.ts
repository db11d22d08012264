import path, { toPosix } from "../system/path.ts";
import type { AcceptedPlugin, AtRule, Root } from "postcss";
import * as v from "valibot";
import { engineDir } from "../system/engine-paths.ts";
import type { LoadContext, LoadedPlugin, Plugin, PluginModule } from "../contract/contract.ts";
import { validateOptionsWith } from "../contract/validate-with.ts";

const CASCADE_LAYERS_PLUGIN = "docusaurus-plugin-css-cascade-layers";
const DECLARATION = "layers.css";

type IsInLayer = (filePath: string) => boolean;

const layerName = v.pipe(
  v.string(),
  v.regex(/^[^\s,]+$/, "must be the name of one layer, without commas or spaces"),
);
const optionsSchema = v.strictObject({
  id: v.optional(v.literal("default", "can't be chosen: a site has one order of layers")),
  layers: v.optional(
    v.record(
      layerName,
      v.custom<IsInLayer>((value) => typeof value === "function"),
    ),
  ),
});

/** Statements that must stand before all layers stay where they are. */
const isHead = (node: { type: string; name?: string }): boolean =>
  node.type === "atrule" &&
  ["import", "charset", "layer"].includes(node.name ?? "") &&
  !("nodes" in node);

const wrapInLayer = (root: Root, layer: AtRule): void => {
  const nodes = root.nodes.filter((node) => !isHead(node));
  if (nodes.length === 0) return;
  layer.append(nodes);
  root.append(layer);
};

const THEME = path.join(engineDir, "theme");

/** Layers are chosen by the folders of upstream's packages. */
const toUpstreamFile = (file: string): string =>
  file.startsWith(THEME + path.sep)
    ? `/node_modules/@docusaurus/theme-classic/lib/theme${file.slice(THEME.length)}`
    : file;

const createPostCssPlugin = (layers: [name: string, isInLayer: IsInLayer][]): AcceptedPlugin => ({
  postcssPlugin: "velosaur-cascade-layers",
  Once(root, { AtRule: Layer }) {
    const file = toPosix(toUpstreamFile(root.source?.input.file ?? ""));
    const [name] = layers.find(([, isInLayer]) => file !== "" && isInLayer(file)) ?? [];
    if (name !== undefined)
      wrapInLayer(root, new Layer({ name: "layer", params: name, nodes: [] }));
  },
});

interface PostCssOptions {
  plugins: AcceptedPlugin[];
}

const createPlugin = (
  { generatedFilesDir }: LoadContext,
  { layers }: { layers?: Record<string, IsInLayer> },
): Plugin => {
  // Without layers of one's own, the theme's stylesheets are one: the bundler puts them there.
  if (layers === undefined) return { name: CASCADE_LAYERS_PLUGIN };
  const file = path.join(generatedFilesDir, CASCADE_LAYERS_PLUGIN, "default", DECLARATION);
  return {
    name: CASCADE_LAYERS_PLUGIN,
    getClientModules: () => [file],
    contentLoaded: async ({ actions }) => {
      await actions.createData(DECLARATION, `@layer ${Object.keys(layers).join(", ")};`);
    },
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, createPostCssPlugin(Object.entries(layers))],
    }),
  };
};

/** Stylesheets in layers: those of the site win, however little their rules weigh. */
export const cssCascadeLayersPlugin: PluginModule = Object.assign(createPlugin as PluginModule, {
  validateOptions: validateOptionsWith(optionsSchema),
});

/** Whether the theme's stylesheets go into a layer of their own. The flag alone doesn't do it: it has the preset add the plugin. */
export const hasThemeLayer = (plugins: LoadedPlugin[]): boolean =>
  plugins.some(
    ({ name, options }) => name === CASCADE_LAYERS_PLUGIN && options["layers"] === undefined,
  );
