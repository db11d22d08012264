import { joinSidebar } from "../../../shared/sidebar-files.ts";
import type { SidebarPart } from "../../../shared/sidebar-files.ts";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import type { RouteConfig } from "../../contract/contract.ts";
import { contentDocsPlugin } from "../docs/plugin.ts";
import { loadPlugin } from "./create-site.ts";
import type { LoadedPluginResult } from "./create-site.ts";

export interface PageMetadata {
  id: string;
  title: string;
  permalink: string;
  sidebar?: string;
  previous?: { title: string; permalink: string };
  next?: { title: string; permalink: string };
  [key: string]: unknown;
}

export const metadataOf = (route: RouteConfig | undefined): PageMetadata =>
  (route?.modules?.["content"] as { metadata: PageMetadata } | undefined)?.metadata as PageMetadata;

export const loadDocs = (
  siteDir: string,
  options: Record<string, unknown> = {},
  context = {},
): Promise<LoadedPluginResult> =>
  loadPlugin({ module: contentDocsPlugin, siteDir, options, context });

/** A sidebar as indented lines. */
const outline = (items: SidebarItem[], indent = ""): string[] =>
  items.flatMap((item) => {
    if (item.type === "html") return [`${indent}${item.value}`];
    const flags = [
      item.type === "link" && item.unlisted && "unlisted",
      item.type === "category" && item.linkUnlisted && "link unlisted",
      item.type === "category" && !item.collapsed && "open",
      item.className,
      item.description,
      item.customProps && JSON.stringify(item.customProps),
    ].filter(Boolean);
    const line = `${indent}${item.label} → ${item.href ?? "–"}${flags.length > 0 ? ` (${flags.join(", ")})` : ""}`;
    return item.type === "category" ? [line, ...outline(item.items, `${indent}  `)] : [line];
  });

export const outlineOf = (
  { shared }: Pick<LoadedPluginResult, "shared">,
  sidebar: string): string[] => {
  const parts = [...shared]
    .filter(([url]) => url.includes(`-${sidebar}-`))
    .map(([, part]) => part as unknown as SidebarPart);
  return outline(joinSidebar(parts));
};

export const findPage = ({ pages }: LoadedPluginResult, id: string): RouteConfig => {
  const found = [...pages.values()].find((route) => metadataOf(route)?.id === id);
  if (!found) throw new Error(`no page of ${id}`);
  return found;
};
