import { type PagePayload, STYLE_PARTS, type Styles } from "../../shared/payload.ts";
import type { PageLoader } from "../page/load-page.ts";

const loading = new Map<string, Promise<void>>();

/** A loader whose pages have all their styles. Those of the first page stand in its document. */
export const withStyles = (loader: PageLoader): PageLoader => ({
  async load(payload, previous) {
    const [page] = await Promise.all([loader.load(payload, previous), loadStyles(payload)]);
    return page;
  },
});

/** Those that the entry doesn't bring. */
export function listStylesheets({ modules, styles }: PagePayload): [keyof Styles, string][] {
  const all = [styles, ...Object.values(modules).map((chunk) => chunk.styles)];
  return STYLE_PARTS.flatMap((part) =>
    all.flatMap((own) => own?.[part] ?? []).map((href): [keyof Styles, string] => [part, href]),
  );
}

async function loadStyles(payload: PagePayload): Promise<void> {
  await Promise.all(listStylesheets(payload).map(([part, href]) => loadStylesheet(href, part)));
}

export async function loadStylesheet(href: string, part: keyof Styles): Promise<void> {
  if (!loading.has(href) && document.querySelector(`link[data-part][href="${CSS.escape(href)}"]`))
    return;
  const loaded = loading.get(href) ?? addStylesheet(href, part);
  loading.set(href, loaded);
  await loaded;
}

/** In the order of the parts: the theme's stylesheets stay before the site's. */
function addStylesheet(href: string, part: keyof Styles): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset["part"] = part;
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-part]")];
  const earlier = STYLE_PARTS.slice(0, STYLE_PARTS.indexOf(part) + 1);
  const before = sheets.findLast(({ dataset }) => earlier.some((name) => name === dataset["part"]));
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      loading.delete(href);
      link.remove();
      reject(new Error(`The stylesheet ${href} can't be loaded.`));
    });
    if (before) before.after(link);
    // In dev styles have no parts; all of them stand after this one.
    else document.head.prepend(link);
  });
}
