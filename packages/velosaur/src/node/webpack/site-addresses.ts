import path from "../system/path.ts";
import type { Plugin as PostCssPlugin } from "postcss";

/** `url(@site/a.png)`, `composes: a from "@site/b.module.css"`. */
const SITE_ADDRESS = /(\burl\(\s*["']?|\bfrom\s+["'])@site\//g;

/** Addresses in a stylesheet: `@site/a.png` → `../../a.png`. */
export function nameAddressesPlainly(code: string, id: string, siteDir: string): string {
  const folder = path.relative(path.dirname(id.replace(/\?.*$/, "")), siteDir);
  const prefix = folder || ".";
  return code.replaceAll(SITE_ADDRESS, (_, start: string) => `${start}./${prefix}/`);
}

/** The same in what Sass has put into a stylesheet. */
export const addressingPlugin = (siteDir: string): PostCssPlugin => ({
  postcssPlugin: "velosaur-addresses",
  Once(root) {
    const { css = "", from = "" } = root.source?.input ?? {};
    if (!css.includes("@site/")) return;
    root.walkDecls((declaration) => {
      declaration.value = nameAddressesPlainly(declaration.value, from, siteDir);
    });
  },
});
