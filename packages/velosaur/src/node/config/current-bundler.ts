/** What plugins find as `utils.currentBundler`: webpack's plugins, which are read and never run. */

import { createRequire } from "node:module";
import path from "../system/path.ts";

/** Keeps what it was told, in webpack's own fields. */
const createPlugin = (name: string, read: (...args: unknown[]) => object): unknown => {
  const plugin = {
    [name]: class {
      constructor(...args: unknown[]) {
        Object.assign(this, read(...args));
      }
      /** A plugin that applies another one asks for it. */
      apply({ options }: { options: { plugins: object[] } }): void {
        options.plugins.push(this);
      }
    },
  }[name];
  return plugin;
};

const readEnvironment = (...args: unknown[]): object => {
  const [first] = args;
  if (typeof first === "object" && first !== null && !Array.isArray(first))
    return { keys: Object.keys(first), defaultValues: first };
  return { keys: args.flat(), defaultValues: {} };
};

/** A value of `DefinePlugin` that is found out when it is needed. */
class RuntimeValue {
  readonly fn: (facts: object) => unknown;
  constructor(fn: (facts: object) => unknown) {
    this.fn = fn;
  }
}

const options = (given: unknown = {}): object => ({ options: given });

const createClasses = (): Record<string, unknown> => ({
  DefinePlugin: Object.assign(
    createPlugin("DefinePlugin", (definitions) => ({ definitions })) as object,
    { runtimeValue: (fn: (facts: object) => unknown) => new RuntimeValue(fn) },
  ),
  ProvidePlugin: createPlugin("ProvidePlugin", (definitions) => ({ definitions })),
  EnvironmentPlugin: createPlugin("EnvironmentPlugin", readEnvironment),
  NormalModuleReplacementPlugin: createPlugin(
    "NormalModuleReplacementPlugin",
    (resourceRegExp, newResource) => ({ resourceRegExp, newResource }),
  ),
  IgnorePlugin: createPlugin("IgnorePlugin", options),
  BannerPlugin: createPlugin("BannerPlugin", options),
  ContextReplacementPlugin: createPlugin("ContextReplacementPlugin", options),
  ProgressPlugin: createPlugin("ProgressPlugin", options),
  SourceMapDevToolPlugin: createPlugin("SourceMapDevToolPlugin", options),
  HotModuleReplacementPlugin: createPlugin("HotModuleReplacementPlugin", options),
  CopyRspackPlugin: createPlugin("CopyRspackPlugin", options),
  CssExtractRspackPlugin: createPlugin("CssExtractRspackPlugin", options),
  optimize: {
    LimitChunkCountPlugin: createPlugin("LimitChunkCountPlugin", options),
    MinChunkSizePlugin: createPlugin("MinChunkSizePlugin", options),
  },
});

export interface CurrentBundler {
  name: "webpack" | "rspack";
  instance: object;
}

export interface BundlerChoice {
  siteDir: string;
  isRspack: boolean;
}

/** What isn't known here is taken from the real bundler, if the site has it. */
export function createCurrentBundler({ siteDir, isRspack }: BundlerChoice): CurrentBundler {
  const name = isRspack ? "rspack" : "webpack";
  const findReal = (): object => {
    try {
      const require = createRequire(path.join(siteDir, "package.json"));
      return require(isRspack ? "@rspack/core" : "webpack") as object;
    } catch {
      return {};
    }
  };
  const instance = new Proxy(createClasses(), {
    get: (known, key) =>
      Reflect.has(known, key) || typeof key === "symbol"
        ? Reflect.get(known, key)
        : Reflect.get(findReal(), key),
  });
  return { name, instance };
}
