import type { PagePayload, Styles } from "../../shared/payload.ts";
import type { PageLoader } from "../page/load-page.ts";

const loading = new Map<string, Promise<void>>();

/** A loader whose pages have all their styles. Those of the first page stand in its document. */
export const withStyles = (loader: PageLoader): PageLoader => ({
  async load(payload, previous) {
    const [page] = await Promise.all([loader.load(payload, previous), loadStyles(payload)]);
    return page;
  },
});

async function loadStyles({ modules }: PagePayload): Promise<void> {
  const all = Object.values(modules).flatMap(({ styles }) => styles ?? []);
  await Promise.all([
    ...all.flatMap(({ theme = [] }) => theme).map((href) => loadStylesheet(href, "theme")),
    ...all.flatMap(({ site = [] }) => site).map((href) => loadStylesheet(href, "site")),
  ]);
}

async function loadStylesheet(href: string, part: keyof Styles): Promise<void> {
  if (!loading.has(href) && document.querySelector(`link[data-part][href="${CSS.escape(href)}"]`))
    return;
  const loaded = loading.get(href) ?? addStylesheet(href, part);
  loading.set(href, loaded);
  await loaded;
}

/** The theme's stylesheets stay before the site's. */
function addStylesheet(href: string, part: keyof Styles): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset["part"] = part;
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-part]")];
  const before = sheets.findLast(({ dataset }) => part === "site" || dataset["part"] === "theme");
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      loading.delete(href);
      link.remove();
      reject(new Error(`The stylesheet ${href} can't be loaded.`));
    });
    if (before) before.after(link);
    else document.head.append(link);
  });
}
