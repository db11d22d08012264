import {
  announcementBarScript,
  colorModeScript,
  pressesScript,
  searchKeysScript,
} from "../../shared/inline-scripts.ts";
import { hasSearchTheme } from "../plugins/search-theme.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import type { HtmlSetup } from "../render/html-document.ts";
import type { SitePlan } from "./site-plan.ts";

interface ThemeConfig {
  colorMode?: Partial<Parameters<typeof colorModeScript>[0]>;
  announcementBar?: { id?: string };
}

/** What the HTML of all pages has in common. */
export function createHtmlSetup(
  plan: SitePlan,
  { entry, hasPolicy }: Pick<HtmlSetup, "entry" | "hasPolicy">,
): HtmlSetup {
  const { siteConfig, baseUrl } = plan.context;
  return {
    generator: `Velosaur v${readEngineVersion()}`,
    ...createHtmlParts(plan),
    entry,
    hasPolicy,
    template: siteConfig.ssrTemplate,
    baseUrl,
  };
}

/** Of that, what is known before anything has been bundled. */
export type HtmlParts = Pick<
  HtmlSetup,
  "inlineScript" | "headTags" | "preBodyTags" | "postBodyTags"
>;

export function createHtmlParts(plan: SitePlan): HtmlParts {
  const { headTags, preBodyTags, postBodyTags } = plan.site.htmlTags;
  return { inlineScript: inlineScript(plan), headTags, preBodyTags, postBodyTags };
}

/** What must be settled before the first paint, from what is stored in the browser; what a visitor does before it is alive. */
function inlineScript({ context: { siteConfig, siteStorage }, plugins }: SitePlan): string {
  const { colorMode, announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const { namespace: storageNamespace, type: storageType } = siteStorage;
  const defaults = {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  } as const;
  const scripts = [colorModeScript({ ...defaults, ...colorMode, storageNamespace, storageType })];
  if (announcementBar?.id)
    scripts.push(announcementBarScript({ id: announcementBar.id, storageNamespace, storageType }));
  scripts.push(pressesScript);
  if (hasSearchTheme(plugins)) scripts.push(searchKeysScript);
  return scripts.join(";");
}
