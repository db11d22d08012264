import * as v from "valibot";
import type { DebugContentFile } from "../../../shared/debug.ts";
import type { Json } from "../../../shared/document.ts";
import { strict } from "../../config/schema-parts.ts";
import type {
  LoadContext,
  PluginActions,
  PluginModule,
  RouteConfig,
} from "../../contract/contract.ts";
import { validateOptionsWith } from "../../contract/validate-with.ts";
import { normalizeRoutes } from "../../routes/normalize-routes.ts";
import { collectModules, describeRoutes } from "./route-entries.ts";
import { toJson } from "./to-json.ts";

const optionsSchema = strict({ id: v.optional(v.string(), "default") });

/** Pages that show what the site is made of, for those who work on it. */
const createPlugin: PluginModule = (context) => ({
  name: "docusaurus-plugin-debug",
  routesLoaded: ({ routes: given, allContent, actions }) => {
    const { baseUrl, siteConfig } = context;
    const normalize = (): RouteConfig[] =>
      normalizeRoutes(given, { baseUrl, trailingSlash: siteConfig.trailingSlash });
    // All of the site is described: only who looks at it has to wait for that.
    const share = (name: string, describe: () => unknown): string =>
      actions.createSharedData(`debug-${name}`, () => describe() as Json).$shared;
    const config = { file: share("config", () => toJson(siteConfig)) };
    addPages(context, actions, {
      "": { component: "@theme/DebugConfig", props: config },
      "/config": { component: "@theme/DebugConfig", props: config },
      "/content": {
        component: "@theme/DebugContent",
        props: { contents: shareContents(allContent, share) },
      },
      "/globalData": { component: "@theme/DebugGlobalData", props: {} },
      "/metadata": { component: "@theme/DebugSiteMetadata", props: {} },
      "/registry": {
        component: "@theme/DebugRegistry",
        props: { file: share("registry", () => collectModules(normalize(), context.siteDir)) },
      },
      "/routes": {
        component: "@theme/DebugRoutes",
        props: { file: share("routes", () => describeRoutes(normalize(), context.siteDir)) },
      },
    });
  },
});

export const debugPlugin: PluginModule = Object.assign(createPlugin, {
  validateOptions: validateOptionsWith(optionsSchema),
});

function addPages(
  { baseUrl }: LoadContext,
  { addRoute }: PluginActions,
  pages: Record<string, Pick<RouteConfig, "component" | "props">>,
): void {
  for (const [name, page] of Object.entries(pages))
    addRoute({ path: `${baseUrl}__docusaurus/debug${name}`, exact: true, ...page });
}

function shareContents(
  allContent: Record<string, Record<string, unknown>>,
  share: (name: string, describe: () => unknown) => string,
): DebugContentFile[] {
  return Object.entries(allContent).flatMap(([plugin, instances]) =>
    Object.entries(instances)
      .filter(([, content]) => content !== undefined && content !== null)
      .map(([id, content]) => {
        const file = share(`${plugin}-${id}`, () => toJson(content));
        return { plugin, id, file };
      }),
  );
}
