import type { Server } from "node:http";
import type { ViteDevServer } from "vite";
import { engineFile } from "../bundler/engine-files.ts";
import { listFrameStyles } from "../site/generated-modules.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import { programSource } from "../site/bundle-plan.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import { hasThemeLayer } from "../plugins/css-cascade-layers.ts";
import {
  bundleVersion,
  type EngineBundle,
  type EngineModules,
  placeBundle,
} from "./engine-bundle.ts";
import { loadEngineBundle } from "./kept-engine-bundle.ts";
import type { BegunSite } from "./begin-site.ts";
import { createDevHandler } from "./dev-handler.ts";
import { writeDocumentImports } from "./document-imports.ts";
import type { LiveSite } from "./live-site.ts";
import { createDevVite, type DevViteOptions } from "./dev-vite.ts";
import type { Content } from "./live-content.ts";

export interface SiteViteOptions {
  begun: BegunSite;
  /** With it pages connect, also after a restart. */
  socketToken: string;
  /** Where the server listens; undefined: at the default. */
  host?: string | undefined;
  poll?: number;
}

interface ViteScope {
  sockets: Server;
  plugins: Pick<DevViteOptions, "editions" | "watched">;
  themeFiles: ReadonlySet<string>;
  /** Documents whose code the browser runs. */
  programs: ReadonlyMap<string, DocumentRecord>;
  content: () => Content;
  dev: () => LiveSite;
}

/** The server of a site's modules, set up for what the site is. */
export async function openSiteVite(
  { begun, socketToken, host, poll }: SiteViteOptions,
  { sockets, plugins, themeFiles, programs, content, dev }: ViteScope,
): Promise<ViteDevServer> {
  const { context, cacheDir } = begun;
  const { site, generated } = content();
  const { site: parts, plugins: sitePlugins } = site.plan;
  let engine: Promise<EngineModules> | undefined;
  const vite = await createDevVite({
    server: sockets,
    socketToken,
    ...plugins,
    host,
    serve: createDevHandler(dev),
    cacheDir,
    siteDir: context.siteDir,
    baseUrl: context.baseUrl,
    themePaths: parts.themePaths,
    staticDirs: listStaticDirs(context),
    contentDirs: parts.markdownRules.flatMap((rule) => rule.include),
    pageModules: [...parts.clientModules, ...site.pageFiles.modules],
    documentImports: writeDocumentImports({ site, cacheDir }),
    nodeFiles: context.loader.files(),
    generated: () => content().generated,
    program: async (id) => sourceOf(programs.get(id), cacheDir),
    cascadeLayers: hasThemeLayer(sitePlugins),
    markdown: (id, onRead) => content().markdown.load(id, onRead),
    engineVersion: bundleVersion(generated, [...parts.themePaths, ...themeFiles]),
    engineBundle: () =>
      (engine ??= findEngineBundle(vite, { begun, generated: content().generated }).then((bundle) =>
        placeBundle(bundle, listFrameStyles(context)),
      )),
    viteConfigs: begun.viteConfigs,
    ...(poll !== undefined && { poll }),
  });
  return vite;
}

const sourceOf = (record: DocumentRecord | undefined, cacheDir: string): string | undefined =>
  record && programSource(record, cacheDir);

/** What names of the theme and of the engine mean here. */
async function findEngineBundle(
  vite: ViteDevServer,
  { begun, generated }: { begun: BegunSite; generated: GeneratedModules },
): Promise<EngineBundle> {
  if (begun.ready) return begun.ready.bundle;
  const { pluginContainer } = vite.environments.client;
  const entry = engineFile("client/entry.browser");
  return loadEngineBundle(
    {
      generated,
      scopedClassName: createScopedClassName(begun.context.siteDir),
      // Plugins may take it for granted that somebody asks.
      resolve: async (name) =>
        (await pluginContainer.resolveId(name, entry))?.id.replace(/\?.*$/, ""),
    },
    begun.cacheDir,
  );
}
