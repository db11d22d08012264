import { readFileSync } from "node:fs";
import path from "node:path";
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

/** Stylesheets of a page, in order: as text where that can be had without Vite. */
export function listEarlyStyles(plan: SitePlan, ready: ReadyEngine): EarlyStyle[] {
  const { context, site } = plan;
  const sites = listSiteStyles(site.clientModules).map((id) => path.normalize(id));
  return [
    ...listThemeStyles(plan, ready).map((css) => ({ css })),
    ...sites.map((id) => {
      const css = id.endsWith(".css") ? readFileSync(id, "utf8") : undefined;
      if (css !== undefined && isPlain(css)) return { css };
      const address = toModuleAddress(id, { base: context.baseUrl, root: context.siteDir });
      return { href: `${address}?direct` };
    }),
  ];
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
  return hasThemeLayer(context, plugins) ? styles.map(addLayer) : styles;
}
