import path from "../system/path.ts";
import { readFileSync } from "node:fs";
import type { Json } from "../../shared/document.ts";
import type { RouteContext, RouteLevel, RouteProp } from "../../shared/payload.ts";
import type {
  DocumentModule,
  RouteConfig,
  RouteModule,
  RouteModules,
} from "../contract/contract.ts";
import { joinObjects } from "../system/join-objects.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import type { SharedProps } from "./share-props.ts";

/** A page before its documents are compiled: levels, and which files and modules they name. */
export interface PagePlan {
  route: FlatRoute;
  levels: RouteLevel[];
  moduleIds: string[];
  documents: DocumentModule[];
}

export interface PlanScope {
  siteDir: string;
  /** What plugins kept with `createData`, by the path they were given for it. */
  data: ReadonlyMap<string, unknown>;
  /** Takes what is large out of the props of a layout, or of a page. */
  share: SharedProps["share"];
}

/** Fields of a route that the engine itself reads; all others are handed to the components. */
const OWN_FIELDS = new Set([
  "path",
  "component",
  "modules",
  "props",
  "routes",
  "exact",
  "strict",
  "priority",
  "metadata",
  "context",
]);

/** Plans pages. Those of one layout share what is known of it. */
export function createPagePlanner(scope: PlanScope): (route: FlatRoute) => PagePlan {
  const layouts = new Map<RouteConfig, PlannedLayout>();
  return (route) => planPage(route, { ...scope, layouts });
}

interface PlannedLayout {
  level: RouteLevel;
  moduleIds: ReadonlySet<string>;
}

interface PageScope extends PlanScope {
  layouts: Map<RouteConfig, PlannedLayout>;
}

function planPage(route: FlatRoute, scope: PageScope): PagePlan {
  const moduleIds = new Set<string>();
  const documents: DocumentModule[] = [];
  const own = joinObjects(scope, { moduleIds, documents });
  const levels = [
    ...route.ancestors.map((level) => planLayout(level, own)),
    shareLevel(planLevel(route.route, own), "page", scope),
  ];
  for (const level of levels) moduleIds.add(level.component);
  return {
    route,
    levels: withoutRoom(levels),
    moduleIds: [...moduleIds],
    documents: withoutRoom(documents),
  };
}

/** A list that has grown has room for seventeen entries: on each page of a large site, for one more that never comes. */
const withoutRoom = <Entry>(list: readonly Entry[]): Entry[] => list.slice();

/** Documents have numbers among those of their page: a layout that has some is another thing on each page. */
function planLayout(route: RouteConfig, scope: PageScope & LevelScope): RouteLevel {
  const known = scope.layouts.get(route) ?? planAlone(route, scope);
  if (!known) return planLevel(route, scope);
  scope.layouts.set(route, known);
  for (const id of known.moduleIds) scope.moduleIds.add(id);
  return known.level;
}

function planAlone(route: RouteConfig, scope: PlanScope): PlannedLayout | undefined {
  const own = { moduleIds: new Set<string>(), documents: [] };
  const level = planLevel(route, { ...scope, ...own });
  if (own.documents.length > 0) return undefined;
  return { level: shareLevel(level, "layout", scope), moduleIds: own.moduleIds };
}

const shareLevel = (
  level: RouteLevel,
  kind: "layout" | "page",
  { share }: PlanScope,
): RouteLevel => ({ ...level, props: share(level.props, kind) });

interface LevelScope extends PlanScope {
  moduleIds: Set<string>;
  documents: DocumentModule[];
}

function planLevel(route: RouteConfig, scope: LevelScope): RouteLevel {
  const names = Object.keys(route).filter(
    (name) => !OWN_FIELDS.has(name) && route[name] !== undefined,
  );
  return {
    path: route.path,
    exact: route.exact ?? false,
    component: toModuleName(route.component, scope.siteDir),
    props: joinObjects(
      (route.props ?? {}) as Record<string, RouteProp>,
      planModules(route.modules ?? {}, scope),
    ),
    ...(names.length > 0 && {
      attributes: Object.fromEntries(names.map((name) => [name, route[name] as Json])),
    }),
    ...(route.context && { context: planContext(route.context as Record<string, unknown>, scope) }),
  };
}

function planModules(modules: RouteModules, scope: LevelScope): Record<string, RouteProp> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, value]) => [name, planModule(value, scope)]),
  );
}

function planModule(
  module: RouteModule | RouteModules | (RouteModule | RouteModules)[],
  scope: LevelScope,
): RouteProp {
  if (Array.isArray(module)) return module.map((entry) => planModule(entry, scope)) as RouteProp;
  if (typeof module === "string") return planModulePath(module, scope);
  if ("__document" in module) {
    scope.documents.push(module as DocumentModule);
    return { $document: scope.documents.length - 1 };
  }
  if ("__import" in module) return planModulePath(module.path as string, scope);
  return planModules(module as RouteModules, scope);
}

/** Data of plugins and JSON files become part of the payload; code is loaded as a module. */
function planModulePath(name: string, scope: LevelScope): RouteProp {
  if (scope.data.has(name)) return scope.data.get(name) as RouteProp;
  if (name === "@generated/docusaurus.config") return { $site: "siteConfig" };
  const file = name.startsWith("@site/")
    ? path.join(scope.siteDir, name.slice("@site/".length))
    : name;
  if (file.endsWith(".json") && path.isAbsolute(file))
    return JSON.parse(readFileSync(file, "utf8")) as RouteProp;
  if (/\.mdx?$/.test(file)) {
    scope.documents.push({ __document: true, filePath: file, metadata: {}, frontMatter: {} });
    return { $document: scope.documents.length - 1 };
  }
  const moduleId = toModuleName(name, scope.siteDir);
  scope.moduleIds.add(moduleId);
  return { $module: moduleId };
}

function planContext(context: Record<string, unknown>, scope: LevelScope): RouteContext {
  const { plugin, data } = context as {
    plugin: RouteContext["plugin"];
    data?: RouteModules | Json;
  };
  if (data === undefined || typeof data !== "object" || data === null) return { plugin };
  return { plugin, data: planModules(data as RouteModules, scope) as Json };
}

/** Absolute paths within the site become `@site/…`: an id must not depend on where the site lies. */
export function toModuleName(name: string, siteDir: string): string {
  if (!path.isAbsolute(name)) return name;
  const relative = path.relative(siteDir, name);
  // On another drive there is no relative path.
  const isOutside = path.isAbsolute(relative) || relative.split(path.sep)[0] === "..";
  return isOutside ? name : `@site/${relative}`;
}
