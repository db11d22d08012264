import type { ComponentType } from "react";

import type { Json } from "../../shared/document.ts";
import type { Chunk, PagePayload, RouteContext, RouteLevel } from "../../shared/payload.ts";
import type { SiteData } from "../../shared/site.ts";
import type { ModuleNamespace } from "../../shared/rendered-page.ts";
import { type ContentComponent, createContent } from "./create-content.tsx";
import { collectShared, resolveReferences } from "./resolve-references.ts";
import type { SharedDataCache } from "./shared-data.ts";

/** A route as components see it. There is one child at most: the way to the page. */
export interface LoadedRoute {
  path: string;
  exact: boolean;
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  routes?: LoadedRoute[];
  context?: RouteContext;
  [attribute: string]: unknown;
}

/** A page of which everything is at hand: it renders without waiting. */
export interface LoadedPage {
  payload: PagePayload;
  route: LoadedRoute;
  site: SiteData;
  contents: ContentComponent[];
}

export interface PageLoaderOptions {
  importModule: (moduleId: string, chunk: Chunk) => Promise<ModuleNamespace>;
  sharedData: SharedDataCache;
}

export interface PageLoader {
  /** With `previous`, the page is a newer version of it and keeps its content components. */
  load: (payload: PagePayload, previous?: LoadedPage) => Promise<LoadedPage>;
}

interface Sources {
  modules: Map<string, ModuleNamespace>;
  shared: Map<string, Json>;
  contents: ContentComponent[];
  site: SiteData;
}

export function createPageLoader({ importModule, sharedData }: PageLoaderOptions): PageLoader {
  const loadModules = async (payload: PagePayload) => {
    const ids = Object.entries(payload.modules);
    return new Map(
      await Promise.all(
        ids.map(async ([id, chunk]) => [id, await importModule(id, chunk)] as const),
      ),
    );
  };
  const loadShared = async ({ site, levels }: PagePayload) => {
    const references = collectShared([site, levels.map(({ props }) => props)]);
    return new Map(
      await Promise.all(
        references.map(
          async (reference) => [reference.$shared, await sharedData.load(reference)] as const,
        ),
      ),
    );
  };
  return {
    load: async (payload, previous) => {
      const [modules, shared] = await Promise.all([loadModules(payload), loadShared(payload)]);
      const contents = createContents(payload, { modules, previous });
      const site = shared.get(payload.site.$shared) as unknown as SiteData;
      const sources = { modules, shared, contents, site };
      return { payload, site, contents, route: createRoute(payload.levels, sources) };
    },
  };
}

function createContents(
  { documents }: PagePayload,
  { modules, previous }: { modules: Sources["modules"]; previous?: LoadedPage },
): ContentComponent[] {
  const findModule = (id: string) => modules.get(id);
  return documents.map((document, index) => {
    const source = { document, findModule };
    const known = previous?.contents[index];
    known?.update(source);
    return known ?? createContent(source);
  });
}

function createRoute(levels: readonly RouteLevel[], sources: Sources): LoadedRoute {
  const [level, ...inner] = levels;
  if (!level) throw new Error("A page needs one component at least.");
  const { path, exact, attributes, context } = level;
  const visitor = {
    $shared: (url: string) => sources.shared.get(url),
    $module: (id: string) => toModuleProp(sources.modules.get(id)),
    $document: (index: number) => sources.contents[index],
    $site: (name: keyof SiteData) => sources.site[name],
  };
  return {
    ...attributes,
    path,
    exact,
    component: findComponent(level, sources.modules),
    props: resolveReferences(level.props, visitor) as Record<string, unknown>,
    ...(context && { context }),
    ...(inner.length > 0 && { routes: [createRoute(inner, sources)] }),
  };
}

function findComponent(
  { component, path }: RouteLevel,
  modules: Sources["modules"],
): LoadedRoute["component"] {
  const exported = modules.get(component)?.["default"];
  if (exported) return exported as LoadedRoute["component"];
  throw new Error(
    `The page component at the route "${path}" (${component}) has no default export, so nothing can render. Default-export a component from it.`,
  );
}

/** A component gets a module's default export, which carries the named ones, or else all of them. */
function toModuleProp(module: ModuleNamespace | undefined): unknown {
  const exported = module?.["default"];
  if (exported === undefined) return module;
  const canCarry =
    typeof exported === "function" || (typeof exported === "object" && exported !== null);
  if (!canCarry || Array.isArray(exported)) return exported;
  for (const [name, value] of Object.entries(module ?? {})) {
    if (name !== "default" && !(name in exported) && Object.isExtensible(exported))
      Object.assign(exported, { [name]: value });
  }
  return exported;
}
