import { existsSync, readFileSync } from "node:fs";
import { toPosix } from "../system/path.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { PluginConfig } from "../config/types.ts";
import { BUILT_IN_PLUGINS } from "./built-in-plugins.ts";
import { splitPluginConfig } from "./resolve-plugins.ts";
import {
  expandShortName,
  findModule,
  isLocalReference,
  readUpstreamName,
  type ReferenceKind,
} from "./resolve-reference.ts";

/**
 * The site without the plugins and themes that packages bring, for threads, which need no more than the functions among
 * the options of documents: such a plugin may write all of its documents, or ask a server, when it is made. One stays
 * whose package the site's own files ask for something else, which may share its state. Undefined where all of them stay.
 */
export function leaveOutPackages(context: LoadContext): LoadContext | undefined {
  const { siteConfig } = context;
  const asked = listAskedNames(context);
  const isKept = (config: PluginConfig, kind: ReferenceKind): boolean => {
    const name = findPackage(config, kind, context);
    return name === undefined || asked.some((one) => one === name || one.startsWith(`${name}/`));
  };
  const plugins = siteConfig.plugins.filter((config) => isKept(config, "plugin"));
  const themes = siteConfig.themes.filter((config) => isKept(config, "theme"));
  return plugins.length === siteConfig.plugins.length && themes.length === siteConfig.themes.length
    ? undefined
    : { ...context, siteConfig: { ...siteConfig, plugins, themes } };
}

/** Undefined for the engine's own, the site's own, and where there is none. */
function findPackage(
  config: PluginConfig,
  kind: ReferenceKind,
  { loader, siteConfigPath }: LoadContext,
): string | undefined {
  const reference = splitPluginConfig(config)?.reference;
  if (typeof reference !== "string") return undefined;
  const names = isLocalReference(reference) ? [reference] : expandShortName(reference, kind);
  if (names.some((name) => Object.hasOwn(BUILT_IN_PLUGINS, readUpstreamName(name))))
    return undefined;
  const [file] = names.flatMap((name) => findModule(name, loader, siteConfigPath) ?? []);
  return file && readPackageName(file);
}

const readPackageName = (file: string): string | undefined =>
  toPosix(file)
    .split("/node_modules/")
    .slice(1)
    .at(-1)
    ?.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];

const REQUESTS = /\b(?:from|import|require)\s*\(?\s*(["'`])([^"'`\n]+)\1/g;

/** Whatever the site's own files import or require, by its name as it is written. */
function listAskedNames({ siteConfigPath, loader }: LoadContext): string[] {
  const files = new Set([siteConfigPath, ...loader.files()]);
  return [...files]
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(REQUESTS), ([, , name = ""]) => name),
    );
}
