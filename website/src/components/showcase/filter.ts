/** What visitors look for, and how it stands in the address: `?tags=design&tags=i18n&operator=AND&name=je`. */

import { type Site, type TagName, tags } from "./sites";

export type Operator = "OR" | "AND";

export interface Filter {
  /** Part of a title. */
  name: string;
  tags: TagName[];
  /** Whether a site needs one of the tags, or all of them. */
  operator: Operator;
}

export const emptyFilter: Filter = { name: "", tags: [], operator: "OR" };

export const isEmptyFilter = ({ name, tags: wanted }: Filter): boolean =>
  name.trim() === "" && wanted.length === 0;

/** An address may hold anything: what isn't known is left out. */
export function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const wanted = new Set(query.getAll("tags"));
  return {
    name: query.get("name") ?? "",
    tags: tags.map(({ name }) => name).filter((name) => wanted.has(name)),
    operator: query.get("operator") === "AND" ? "AND" : "OR",
  };
}

/** Empty without a filter; other parts of the address stay as they are. */
export function formatFilter(filter: Filter, search = ""): string {
  const query = new URLSearchParams(search);
  for (const key of ["name", "tags", "operator"]) query.delete(key);
  if (filter.name) query.set("name", filter.name);
  for (const tag of filter.tags) query.append("tags", tag);
  if (filter.operator === "AND") query.set("operator", "AND");
  const text = query.toString();
  return text && `?${text}`;
}

export function toggleTag(filter: Filter, tag: TagName): Filter {
  const isOn = filter.tags.includes(tag);
  return {
    ...filter,
    tags: isOn ? filter.tags.filter((name) => name !== tag) : [...filter.tags, tag],
  };
}

const hasTag = (site: Site) => (tag: TagName) => site.tags.includes(tag);

export function filterSites(sites: readonly Site[], filter: Filter): Site[] {
  const name = filter.name.trim().toLowerCase();
  return sites.filter((site) => {
    if (!site.title.toLowerCase().includes(name)) return false;
    if (filter.tags.length === 0) return true;
    return filter.operator === "AND"
      ? filter.tags.every(hasTag(site))
      : filter.tags.some(hasTag(site));
  });
}
