import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { addLayer } from "../bundler/plugin-cascade-layers.ts";
import { hasThemeLayer } from "../plugins/css-cascade-layers.ts";
import { listFrameStyles, listSiteStyles } from "../site/generated-modules.ts";
import { generateModules } from "../site/bundle-plan.ts";
import type { SitePlan } from "../site/site-plan.ts";
import { toModuleAddress } from "./dev-modules.ts";
import type { EarlyStyle } from "./dev-html.ts";
import { THEME_STYLES, toPlace } from "./engine-bundle.ts";
import type { ReadyEngine } from "./ready-engine.ts";

/** Rules that mean the same wherever they stand: no other file, and nothing that Vite or the page's parser reads. */
const isPlain = (css: string): boolean =>
  !/@import|(?:url|image-set)\((?!\s*["']?(?:data|https?):)|<\//.test(css);

/** Its rules; or its module, where they can't be had without Vite. */
type KnownStyle = { css: string } | { id: string };

/** Stylesheets of all pages, in order. */
export function readStyles(plan: SitePlan, ready: ReadyEngine): KnownStyle[] {
  const ofSite = listSiteStyles(plan.site.clientModules).map((id) => path.normalize(id));
  return [
    ...listThemeStyles(plan, ready).map((css) => ({ css })),
    ...ofSite.map((id) => {
      const css = readPlain(id);
      return css === undefined ? { id } : { css };
    }),
  ];
}

export const listEarlyStyles = (plan: SitePlan, ready: ReadyEngine): EarlyStyle[] =>
  readStyles(plan, ready).map((style) =>
    "css" in style ? style : { href: `${addressOf(style.id, plan)}?direct` },
  );

const addressOf = (id: string, { context: { baseUrl, siteDir } }: SitePlan): string =>
  toModuleAddress(id, { base: baseUrl, root: siteDir });

/** What can't be read, the module's own failure tells of. */
function readPlain(id: string): string | undefined {
  if (!path.isAbsolute(id) || !id.endsWith(".css")) return undefined;
  try {
    const css = readFileSync(id, "utf8");
    return isPlain(css) ? css : undefined;
  } catch {
    return undefined;
  }
}

function listThemeStyles(plan: SitePlan, { bundle, styles: chosen }: ReadyEngine): string[] {
  const { context, plugins } = plan;
  const generated = generateModules(plan);
  const read = (id: string): string => {
    const [, name] = /^@generated\/(.+)$/.exec(id) ?? [];
    if (name !== undefined) return generated[name] ?? "";
    return bundle.texts[toPlace(id)] ?? readFileSync(id, "utf8");
  };
  const styles = [...listFrameStyles(context), THEME_STYLES, ...chosen].map(read);
  return hasThemeLayer(plugins) ? styles.map(addLayer) : styles;
}
