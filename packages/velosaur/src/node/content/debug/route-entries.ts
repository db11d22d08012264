import { createHash } from "node:crypto";
import path from "../../system/path.ts";
import type { DebugModule, DebugRoute } from "../../../shared/debug.ts";
import { isRecord } from "../../config/schema-parts.ts";
import type { RouteConfig } from "../../contract/contract.ts";

/** Routes as the debug pages list them. Files are named relative to the site. */
export function describeRoutes(routes: readonly RouteConfig[], siteDir: string): DebugRoute[] {
  return routes.map((route) => {
    const references = describeReferences(route, siteDir);
    const plugin = (route.context as { plugin?: { name: string; id: string } } | undefined)?.plugin;
    return {
      path: `${route.path}-${shortHash(JSON.stringify([route.path, route.component, references]))}`,
      component: nameModule(route.component, siteDir),
      exact: route.exact ?? false,
      ...(typeof route["sidebar"] === "string" && { sidebar: route["sidebar"] }),
      ...(plugin && { plugin: `${plugin.name} (${plugin.id})` }),
      ...references,
      ...(route.routes && { routes: describeRoutes(route.routes, siteDir) }),
    };
  });
}

const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 3);

/** What a route hands to its component, by the name of the prop: where it comes from, not what it is. */
function describeReferences(route: RouteConfig, siteDir: string): Record<string, string> {
  const values = { ...route.props, ...route.modules };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, describeReference(value, siteDir)]),
  );
}

function describeReference(value: unknown, siteDir: string): string {
  if (typeof value === "string") return nameModule(value, siteDir);
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return value.length === 0
      ? "empty list"
      : `${value.length} × ${describeReference(first, siteDir)}`;
  }
  if (!isRecord(value)) return JSON.stringify(value) ?? "nothing";
  if (typeof value["filePath"] === "string") return nameModule(value["filePath"], siteDir);
  if (typeof value["$shared"] === "string") return value["$shared"];
  if (typeof value["path"] === "string") return nameModule(value["path"], siteDir);
  const [inner] = Object.values(value).filter((entry) => isRecord(entry) && "filePath" in entry);
  // A blog's sidebar goes by its title.
  if (!inner && typeof value["title"] === "string") return value["title"];
  return inner ? describeReference(inner, siteDir) : `{ ${Object.keys(value).join(", ")} }`;
}

/** Everything that routes name, and how many of them do. */
export function collectModules(routes: readonly RouteConfig[], siteDir: string): DebugModule[] {
  const modules = new Map<string, DebugModule>();
  const add = (name: string, kind: DebugModule["kind"], route: string): void => {
    const known = modules.get(name);
    if (known) known.routes += 1;
    else modules.set(name, { name, kind, routes: 1, first: route });
  };
  const visit = (route: RouteConfig): void => {
    add(nameModule(route.component, siteDir), "component", route.path);
    collectReferences(route.modules).forEach(([name, kind]) =>
      add(nameModule(name, siteDir), kind, route.path),
    );
    route.routes?.forEach(visit);
  };
  routes.forEach(visit);
  return [...modules.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function collectReferences(value: unknown): [string, DebugModule["kind"]][] {
  if (typeof value === "string") return [[value, "module"]];
  if (Array.isArray(value)) return value.flatMap(collectReferences);
  if (!isRecord(value)) return [];
  if (typeof value["filePath"] === "string") return [[value["filePath"], "document"]];
  if (value["__import"] === true) return collectReferences(value["path"]);
  return Object.values(value).flatMap(collectReferences);
}

/** Absolute paths within the site become `@site/…`. */
function nameModule(name: string, siteDir: string): string {
  if (!path.isAbsolute(name)) return name;
  const relative = path.relative(siteDir, name);
  return relative.startsWith("../") ? name : `@site/${relative}`;
}
