import path from "../system/path.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import type { BundledModule, BundleRequest } from "../bundler/bundle-request.ts";
import { dropOwnFields, type KeptFields } from "../bundler/own-fields.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { callLifecycle, describePlugin } from "../contract/run-lifecycle.ts";
import {
  createGeneratedModules,
  createGeneratedValues,
  type GeneratedInput,
  listSiteStyles,
} from "./generated-modules.ts";
import { describeSite } from "./site-data.ts";
import { PROGRAM_PREFIX } from "../bundler/plugin-programs.ts";
import { readBody } from "../cache/body-packs.ts";
import { hashText } from "../cache/hash.ts";
import { listComponents, overrideDirs } from "../documents/compile-options.ts";
import { documentKey } from "../documents/document-record.ts";
import type { DocumentBody, DocumentRecord } from "../documents/document-record.ts";
import type { ScannedImport } from "../documents/scan-imports.ts";
import { ELEMENT_COMPONENTS } from "../markdown/overrides.ts";
import { programModule } from "../markdown/evaluate.ts";
import type { RoutePrefix } from "../../shared/payload.ts";
import { comparablePathname, decodePathname } from "../../shared/url/pathname.ts";
import { answersAt, hasParameters } from "../../shared/url/route-parameters.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { isRecord } from "../config/schema-parts.ts";
import { findPostCssFiles } from "../webpack/plugin-post-css.ts";
import type { TranslatedLifecycles } from "../webpack/translate-lifecycles.ts";
import { hasThemeLayer } from "../plugins/css-cascade-layers.ts";
import type { SitePlan } from "./site-plan.ts";

/** Components that a compiled document may name without importing them. */
const DOCUMENT_MODULES = [
  "@docusaurus/Head",
  "@docusaurus/Link",
  "@theme/Admonition",
  "@theme/CodeBlock",
  "@theme/MDXComponents/Details",
  "@theme/Heading",
  "@theme/MDXComponents",
  "velosaur/client/codeFence",
];

interface BundleContents {
  plan: SitePlan;
  imports: ScannedImport[];
  programs: DocumentRecord[];
  cacheDir: string;
}

export interface BundlePlanInput {
  plan: SitePlan;
  cacheDir: string;
  minify: boolean;
  /** Whether pages may leave out what nothing in them uses. */
  lean: boolean;
  /** What plugins ask of webpack. */
  translated?: TranslatedLifecycles | undefined;
}

/** What pages ask of the bundle. */
export type Bundled = Pick<BundleRequest, "modules" | "programs">;

/** Known without a question to any plugin. */
export const listBundled = ({ plan, imports, programs, cacheDir }: BundleContents): Bundled => ({
  modules: collectModules(plan, {
    imports,
    programs,
    documentModules: [...DOCUMENT_MODULES, ...diagramModules(plan), ...elementModules(plan)],
  }),
  programs: Object.fromEntries(
    programs
      .map((record) => [programId(record, plan.context.siteDir), programSource(record, cacheDir)])
      // Whichever of them was compiled first.
      .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  ),
});

export interface PlannedBundle {
  request: BundleRequest;
  /** What plugins ask for in vain. */
  diagnostics: Diagnostic[];
}

/** What must be bundled. Equal sites give equal requests, whatever the cache holds. */
export function planBundle(
  { plan, cacheDir, minify, lean, translated }: BundlePlanInput,
  bundled: Bundled,
): PlannedBundle {
  const { context, site, plugins } = plan;
  const client = callConfigureVite(plan, { isServer: false });
  const server = callConfigureVite(plan, { isServer: true });
  const request: BundleRequest = {
    siteDir: context.siteDir,
    cacheDir,
    baseUrl: context.baseUrl,
    themePaths: site.themePaths,
    staticDirs: listStaticDirs(context),
    generated: generateModules(plan),
    siteConfig: describeSite({ context, ...site }).siteConfig,
    messages: site.codeTranslations,
    hasLanguages: context.i18n.locales.length > 1,
    hasHoles: false,
    globalStyles: listSiteStyles(site.clientModules),
    ...bundled,
    minify,
    lean: lean && context.siteConfig.customFields.velosaur?.lean !== false,
    cascadeLayers: hasThemeLayer(plugins),
    addOns: plugins.flatMap((plugin) => plugin.identity ?? []),
    vitePlugins: plugins.flatMap((plugin) => plugin.getVitePlugins?.() ?? []),
    viteConfigs: {
      client: [...(translated ? [translated.client] : []), ...client.map(({ config }) => config)],
      server: [...(translated ? [translated.server] : []), ...server.map(({ config }) => config)],
    },
    translatedSource: translated?.source,
    postCss: translated?.postCss,
    postCssFiles: findPostCssFiles(context.siteDir),
    outDir: context.outDir,
  };
  return { request, diagnostics: warnOfOwnFields([...client, ...server], context) };
}

/** What one plugin asks of Vite. */
export interface AskedOfVite extends KeptFields {
  plugin: LoadedPlugin;
}

/** In the order of the plugins. */
export const callConfigureVite = (
  { plugins, site, context }: SitePlan,
  { isServer }: { isServer: boolean },
): AskedOfVite[] =>
  plugins.flatMap((plugin) => {
    const content = site.allContent[plugin.name]?.[plugin.id];
    const configure = () => plugin.configureVite?.({ isServer, content });
    const config: unknown = callLifecycle(plugin, "configureVite", configure) ?? undefined;
    if (config !== undefined && !isConfig(config)) throw noConfig(plugin, context);
    return config ? [{ plugin, ...dropOwnFields(config) }] : [];
  });

const isConfig = (value: unknown): value is object =>
  isRecord(value) && typeof value["then"] !== "function";

const noConfig = (plugin: LoadedPlugin, { siteConfigPath }: LoadContext): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `configureVite of the plugin "${describePlugin(plugin)}" must return an object, and no promise of one.`,
    filePath: siteConfigPath,
    hint: "What has to be waited for, the plugin's `loadContent` may load: `configureVite` is given it as `content`.",
  });

/** Each plugin's fields in one warning, whichever side it asks for them. */
export function warnOfOwnFields(
  asked: readonly AskedOfVite[],
  { siteConfigPath }: LoadContext,
): Diagnostic[] {
  return [...new Set(asked.map(({ plugin }) => plugin))].flatMap((plugin) => {
    const own = asked.filter((one) => one.plugin === plugin);
    const fields = [...new Set(own.flatMap(({ dropped }) => dropped))];
    if (fields.length === 0) return [];
    return {
      severity: "warning",
      message: `The plugin "${describePlugin(plugin)}" configures in Vite what Velosaur decides: ${fields.join(", ")}.`,
      filePath: siteConfigPath,
      hint: "It has no effect: take it out of what `configureVite` returns. All else there is honoured.",
    };
  });
}

/** The `@generated/*` modules of a site. */
export const generateModules = (plan: SitePlan): GeneratedModules =>
  createGeneratedModules(describeGenerated(plan));

export const generateValues = (plan: SitePlan): Record<string, unknown> =>
  createGeneratedValues(describeGenerated(plan));

const describeGenerated = (plan: SitePlan): GeneratedInput => ({
  context: plan.context,
  ...plan.site,
  routePrefixes: findRoutePrefixes(plan),
  hasHomePage: plan.pages.some(({ route }) => route.path === plan.context.baseUrl),
});

/**
 * The only paths that a bundle knows: of pages that answer for whatever lies below them, or fits a pattern, decoded as
 * locations are. The inner ones come first: hosts and browsers take the first that fits.
 */
export function findRoutePrefixes({ pages }: SitePlan): RoutePrefix[] {
  const open = pages.filter(
    ({ route: { path, route } }) => route.exact === false || hasParameters(path),
  );
  if (open.length === 0) return [];
  const paths = pages.map(({ route }) => comparablePathname(route.path));
  return open
    .map(({ route: { path, route } }) => {
      const own = { path: comparablePathname(path), exact: route.exact };
      const hasPages = paths.some((other) => other !== own.path && answersAt(other, own));
      return {
        path: decodePathname(path),
        ...(route.exact && { exact: true as const }),
        hasPages,
      };
    })
    .toSorted((one, other) => other.path.length - one.path.length);
}

/** Module id of a program document, which is the same wherever the site lies. */
export function programId(record: DocumentRecord, siteDir: string): string {
  const filePath = path.relative(siteDir, record.filePath);
  return `${PROGRAM_PREFIX}${hashText(documentKey({ ...record, filePath })).slice(0, 12)}`;
}

export function programSource(record: DocumentRecord, cacheDir: string): string {
  const text = readBody(cacheDir, record.body);
  if (text === undefined)
    throw new Error(`The compiled form of ${record.filePath} can't be read from the cache.`);
  const body = JSON.parse(text) as DocumentBody;
  return programModule({ document: { ...record, ...body } });
}

/** A fence names the component of diagrams without an import. */
const diagramModules = ({ context }: SitePlan): string[] =>
  context.siteConfig.markdown.mermaid ? ["@theme/Mermaid"] : [];

/** An element of Markdown that the site draws itself names its component without an import. */
const elementModules = ({ context, plugins }: SitePlan): string[] =>
  overrideDirs(context, plugins)
    .flatMap(listComponents)
    .filter((name) => ELEMENT_COMPONENTS.has(name))
    .map((name) => `@theme/${name}`);

interface NamedModules {
  imports: ScannedImport[];
  programs: DocumentRecord[];
  documentModules: string[];
}

function collectModules(
  { pages, context }: SitePlan,
  { imports, programs, documentModules }: NamedModules,
): BundledModule[] {
  const modules = new Map<string, { client: boolean; names: Set<string> | undefined }>();
  const add = (id: string, client: boolean, names?: readonly string[]): void => {
    const known = modules.get(id) ?? { client: false, names: new Set() };
    modules.set(id, known);
    known.client ||= client;
    if (!names) known.names = undefined;
    else for (const name of names) known.names?.add(name);
  };
  for (const id of documentModules) add(id, true);
  for (const page of pages) page.moduleIds.forEach((id) => add(id, true));
  for (const { moduleId, isComponent, taken } of imports) add(moduleId, isComponent, taken);
  for (const record of programs) add(programId(record, context.siteDir), true);
  return [...modules]
    .map(([id, { client, names }]) => ({
      id,
      client,
      ...(names && { names: [...names].toSorted() }),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
