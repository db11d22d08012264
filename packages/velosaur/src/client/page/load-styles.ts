import type { Styles } from "../../shared/payload.ts";

const loading = new Map<string, Promise<void>>();

/** Resolves when all stylesheets apply. Those of the first page are there already. */
export async function loadStyles({ theme = [], site = [] }: Styles = {}): Promise<void> {
  await Promise.all([
    ...theme.map((href) => loadStylesheet(href, "theme")),
    ...site.map((href) => loadStylesheet(href, "site")),
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
