/** What pages of a kind are called together. */

import type { PagePlan } from "./plan-pages.ts";

const findVersion = ({ levels }: PagePlan) =>
  levels.map(({ props }) => props["version"]).find((version) => version !== undefined) as
    | { isLast?: boolean; label?: string }
    | undefined;
export const isOld = (page: PagePlan): boolean => findVersion(page)?.isLast === false;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Docs`, `Docs 2.4.3`, `Community`: the plugin's instance, and the version unless it is the last. */
export function nameSection(page: PagePlan): string {
  const plugin = page.levels.findLast(({ context }) => context)?.context?.plugin;
  const kind = plugin?.name.split("-").at(-1) ?? "pages";
  const name = !plugin || plugin.id === "default" ? kind : plugin.id;
  return capitalize(name) + (isOld(page) ? ` ${findVersion(page)?.label}` : "");
}
