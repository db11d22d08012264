/** Images in the size that a page needs: the Node side of the plugin. */

import path from "node:path";
import type { LoadContext, Plugin, PluginModule, ResizedImage } from "velosaur/plugin";
import { ImageFailure, makeVariants, type VariantOptions } from "./image-variants.js";
import { optionsSchema, type Options } from "./options.js";
import { sizesFor } from "./sizes.js";

function createIdealImagePlugin(context: LoadContext, given: Record<string, unknown>): Plugin {
  const options: VariantOptions = {
    ...(given as Options),
    baseUrl: context.baseUrl,
    cacheDir: path.join(context.cacheDir, "ideal-image"),
  };
  const base = {
    name: "docusaurus-plugin-ideal-image",
    getThemePath: () => path.join(import.meta.dirname, "theme"),
  };
  if (context.mode === "development" && options.disableInDev) return base;
  return {
    ...base,
    getVitePlugins: () => [
      { module: path.join(import.meta.dirname, "vite-plugin.js"), options: { ...options } },
    ],
    resizeImage: async ({ filePath, use }) =>
      use === "component" || options.markdownImages ? resize(filePath, options) : undefined,
  };
}

async function resize(filePath: string, options: VariantOptions): Promise<ResizedImage> {
  try {
    const { data, files } = await makeVariants(filePath, options);
    const { src, preSrc } = data;
    return { value: { ...data } as never, files, attributes: toAttributes(src, preSrc) };
  } catch (error) {
    if (error instanceof ImageFailure) return { failure: error.message, hint: error.hint };
    throw error;
  }
}

const toAttributes = (
  { srcSet, width }: { srcSet: string; width: number },
  preSrc: string | undefined,
): Record<string, string> => ({
  srcset: srcSet,
  sizes: sizesFor(width),
  ...(preSrc !== undefined && { style: `background:url(${preSrc}) center/cover no-repeat` }),
});

const plugin: PluginModule = Object.assign(createIdealImagePlugin, {
  validateOptions: ({ options, validate }) =>
    validate(optionsSchema, options) as Record<string, unknown>,
} satisfies Partial<PluginModule>);

export default plugin;
