import type { ViteDevServer } from "vite";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import { createMarkdownModules, type MarkdownModules } from "../site/markdown-modules.ts";
import { generateModules } from "../site/bundle-plan.ts";
import { RecentMap } from "../../shared/recent-map.ts";
import type { BegunSite } from "./begin-site.ts";
import { forgetGenerated, forgetWritten } from "./forget-modules.ts";
import { loadDevSite, type DevSite } from "./dev-site.ts";
import type { LiveSite } from "./live-site.ts";
import type { ReadyRenderer } from "./ready-renderer.ts";

/** What is made anew when content changes. */
export interface Content {
  site: DevSite;
  markdown: MarkdownModules;
  generated: GeneratedModules;
  /** Undefined where the site needs the engine's modules built for it. */
  renderer: ReadyRenderer | undefined;
}

const readContent = (site: DevSite, { ready }: BegunSite): Content => ({
  site,
  markdown: createMarkdownModules(site),
  generated: generateModules(site.plan),
  renderer: ready?.createRenderer(site.plan),
});

/**
 * How many texts of data are kept that no page names any more. While one page is on its way, content may be loaded
 * several times: a file that is emptied and filled is two edits, and a plugin may give other data whenever it is asked.
 */
const KEPT_DATA = 32;

/** Content as it is now, and as it was before. */
export interface SiteState {
  content: () => Content;
  reload: (vite: ViteDevServer, changed: ReadonlySet<string>) => Promise<void>;
  findShared: LiveSite["findShared"];
}

/** `first`: as it was before a restart. */
export function openState(begun: BegunSite, first: DevSite | undefined): SiteState {
  const { context } = begun;
  let earlier = first;
  let content = readContent(begun.site, begun);
  // Since it was read for the last time without a mistake.
  let changed: readonly string[] = [];
  const lately = new RecentMap<string, string>();
  return {
    content: () => content,
    async reload(vite, files) {
      changed = [...changed, ...files];
      earlier = content.site;
      const before = content;
      content = readContent(await loadDevSite(context, { site: earlier, changed }), begun);
      changed = [];
      for (const [address, text] of earlier.listShared())
        if (content.site.findShared(address) === undefined) lately.set(address, text);
      lately.keep(KEPT_DATA);
      forgetGenerated(vite, before.generated, content.generated);
      forgetWritten(vite, context);
      begun.warnings.tellSite(content.site);
    },
    findShared: (pathname) =>
      findShared(pathname, content.site) ?? findShared(pathname, earlier) ?? lately.get(pathname),
  };
}

const findShared = (pathname: string, site: DevSite | undefined): string | undefined =>
  site?.findShared(pathname) ?? site?.findShared(decodeURI(pathname));
