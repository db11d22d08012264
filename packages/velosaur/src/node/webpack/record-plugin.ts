/** What a plugin of webpack does to the configuration, found out by running it on a compiler that only listens. */

import fs from "node:fs";
import { createRequire } from "node:module";
import { copyConfig, findChanges } from "./config-changes.ts";
import type { CurrentBundler } from "../config/current-bundler.ts";
import type { WebpackConfig } from "./webpack-config.ts";

export interface RecordedPlugin {
  /** Plugins that it has applied by itself. */
  plugins: object[];
  /** What it has changed in the configuration. */
  config: WebpackConfig;
  /** Whether it waits for what doesn't happen here. */
  taps: boolean;
}

export interface RecordInput {
  config: WebpackConfig;
  bundler: CurrentBundler;
  siteDir: string;
  outDir: string;
}

const WEBPACK = /\/node_modules\/webpack\/lib\/index\.js$/;
const RECORDED = ["DefinePlugin", "ProvidePlugin", "EnvironmentPlugin"];

type Applicable = { prototype: { apply: (compiler: unknown) => void } };

/** Of each copy of webpack that plugins have brought along. */
function findClasses(): Applicable[] {
  // Known by its key: loaders put modules there that don't tell their file.
  const modules = Object.entries(createRequire(import.meta.url).cache);
  return modules
    .filter(([file]) => WEBPACK.test(file.replaceAll("\\", "/")))
    .flatMap(([, module]) =>
      RECORDED.map((name) => Reflect.get(module?.exports, name) as Applicable),
    );
}

/** These tell what they are applied with. */
function interceptApply(heard: object[]): () => void {
  const classes = findClasses();
  const originals = classes.map(({ prototype }) => prototype.apply);
  for (const { prototype } of classes) {
    prototype.apply = function record(this: object): void {
      heard.push(this);
    };
  }
  return () =>
    classes.forEach(({ prototype }, index) => {
      const original = originals[index];
      if (original) prototype.apply = original;
    });
}

function createHooks(onTap: () => void): object {
  const hook: object = {
    tap: onTap,
    tapAsync: onTap,
    tapPromise: onTap,
    intercept: () => {},
    for: () => hook,
  };
  return new Proxy({}, { get: () => hook });
}

const createLogger = (): object => new Proxy({}, { get: () => () => {} });

export function recordPlugin(plugin: object, input: RecordInput): RecordedPlugin {
  const options = { ...copyConfig(input.config), plugins: [] as object[] };
  const before = copyConfig(options);
  const heard: object[] = [];
  let taps = false;
  const compiler = {
    options,
    context: input.siteDir,
    name: input.config["name"],
    webpack: Object.assign(Object.create(input.bundler.instance) as object, { version: "5.0.0" }),
    hooks: createHooks(() => void (taps = true)),
    // Rspack's own plugins hand themselves over.
    __internal__registerBuiltinPlugin: ({
      name,
      options: given,
    }: {
      name: string;
      options: unknown;
    }) => void heard.push({ name, _args: [given] }),
    inputFileSystem: fs,
    outputFileSystem: fs,
    getInfrastructureLogger: createLogger,
  };
  const restore = interceptApply(heard);
  try {
    (Reflect.get(plugin, "apply") as (compiler: object) => void).call(plugin, compiler);
  } catch {
    // It wants more of webpack than is here.
    taps = true;
  } finally {
    restore();
  }
  const { plugins, ...config } = findChanges(before, options) as WebpackConfig & {
    plugins?: object[];
  };
  return { plugins: [...heard, ...(plugins ?? [])], config, taps };
}
