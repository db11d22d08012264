import path from "node:path";
import { toPosix } from "../content/shared/source-path.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import type { BundledModule, BundleRequest } from "../bundler/bundle-request.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import { callLifecycle } from "../contract/run-lifecycle.ts";
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
import { addTrailingSlash } from "../../shared/url/trailing-slash.ts";
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
];

export interface BundlePlanInput {
  plan: SitePlan;
  imports: ScannedImport[];
  programs: DocumentRecord[];
  cacheDir: string;
  minify: boolean;
  /** Whether pages may leave out what nothing in them uses. */
  lean: boolean;
  /** What plugins ask of webpack. */
  translated?: TranslatedLifecycles | undefined;
}

/** What must be bundled. Equal sites give equal requests, whatever the cache holds. */
export function createBundleRequest({
  plan,
  imports,
  programs,
  cacheDir,
  minify,
  lean,
  translated,
}: BundlePlanInput): BundleRequest {
  const { context, site, plugins } = plan;
  return {
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
    modules: collectModules(plan, {
      imports,
      programs,
      documentModules: [...DOCUMENT_MODULES, ...diagramModules(plan), ...elementModules(plan)],
    }),
    programs: Object.fromEntries(
      programs
        .map((record) => [programId(record, context.siteDir), programSource(record, cacheDir)])
        // Whichever of them was compiled first.
        .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    ),
    minify,
    lean: lean && context.siteConfig.customFields.velosaur?.lean !== false,
    cascadeLayers: hasThemeLayer(context, plugins),
    addOns: plugins.flatMap((plugin) => plugin.identity ?? []),
    vitePlugins: plugins.flatMap((plugin) => plugin.getVitePlugins?.() ?? []),
    viteConfigs: {
      client: [
        ...(translated ? [translated.client] : []),
        ...callConfigureVite(plan, { isServer: false }),
      ],
      server: [
        ...(translated ? [translated.server] : []),
        ...callConfigureVite(plan, { isServer: true }),
      ],
    },
    translatedSource: translated?.source,
    postCss: translated?.postCss,
    postCssFiles: findPostCssFiles(context.siteDir),
    outDir: context.outDir,
  };
}

/** What plugins ask of Vite, in their order. */
export const callConfigureVite = (
  { plugins, site }: SitePlan,
  { isServer }: { isServer: boolean },
): object[] =>
  plugins.flatMap((plugin) => {
    const content = site.allContent[plugin.name]?.[plugin.id];
    const configure = () => plugin.configureVite?.({ isServer, content });
    return callLifecycle(plugin, "configureVite", configure) ?? [];
  });

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

/** The only paths that a bundle knows: of pages that answer for whatever lies below them. */
export function findRoutePrefixes({ pages }: SitePlan): RoutePrefix[] {
  const paths = pages.map(({ route }) => route.path);
  return pages
    .filter(({ route }) => route.route.exact === false)
    .map(({ route: { path } }) => {
      const folder = addTrailingSlash(path);
      return { path, hasPages: paths.some((other) => other !== path && other.startsWith(folder)) };
    });
}

/** Module id of a program document, which is the same wherever the site lies. */
export function programId(record: DocumentRecord, siteDir: string): string {
  const filePath = toPosix(path.relative(siteDir, record.filePath));
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
  const client = new Map<string, boolean>();
  const add = (id: string, isClient: boolean): void =>
    void client.set(id, isClient || client.get(id) === true);
  for (const id of documentModules) add(id, true);
  for (const page of pages) page.moduleIds.forEach((id) => add(id, true));
  for (const { moduleId, isComponent } of imports) add(moduleId, isComponent);
  for (const record of programs) add(programId(record, context.siteDir), true);
  return [...client]
    .map(([id, isClient]) => ({ id, client: isClient }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
