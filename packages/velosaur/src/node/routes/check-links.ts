import { isInternalUrl } from "../../shared/url/base-url.ts";
import {
  comparablePathname,
  decodeSegment,
  resolvePathname,
  splitHref,
} from "../../shared/url/pathname.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { describeBrokenLinks } from "./describe-broken-links.ts";
import type { BrokenLink, LinkCheck, PageLink } from "./link-check.ts";
import { createLinkTargets } from "./link-targets.ts";
import type { LinkTargets } from "./link-targets.ts";

const MARKDOWN_FILE = /\.mdx?$/i;
/** Hashes that every page understands. */
const EVERYWHERE = new Set(["", "top", "__docusaurus_skipToContent_fallback"]);

/** Finds links that lead nowhere, by look-ups alone: linear in the number of links. */
export function checkLinks(check: LinkCheck): Diagnostic[] {
  if (check.onBrokenLinks === "ignore" && check.onBrokenAnchors === "ignore") return [];
  const pages = [...check.pages];
  const targets = createLinkTargets(check);
  const anchors = new Map(pages.map((page) => [comparablePathname(page.routePath), page.anchors]));
  const broken = new Map<string, BrokenLink>();
  const look = createLookup(targets, anchors);
  for (const { routePath, links } of pages) {
    for (const link of links) {
      if (!isInternalUrl(link.href)) continue;
      const { pathname, hash } = splitHref(link.href);
      if (isFileLink(link, pathname)) continue;
      const target = look(pathname, routePath);
      const place = { link, routePath };
      if (!target.exists) addBroken(broken, { kind: "link", target, place });
      else if (!hasAnchor(target.anchors, hash)) {
        const anchors = check.readIds?.(target.pathname) ?? target.anchors;
        if (!hasAnchor(anchors, hash))
          addBroken(broken, { kind: "anchor", target: { ...target, anchors }, place });
      }
    }
  }
  return describeBrokenLinks([...broken.values()], check, targets);
}

/** An author's link to a Markdown file that isn't there: `onBrokenMarkdownLinks` has had its say. */
const isFileLink = ({ filePath }: PageLink, pathname: string): boolean =>
  filePath !== undefined && MARKDOWN_FILE.test(pathname);

interface Target {
  /** In comparable spelling. */
  pathname: string;
  exists: boolean;
  anchors: ReadonlySet<string> | undefined;
}

type Lookup = (pathname: string, routePath: string) => Target;

/** Absolute addresses mean the same everywhere: each is looked up once. */
function createLookup(
  targets: LinkTargets,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): Lookup {
  const known = new Map<string, Target>();
  const find = (absolute: string): Target => {
    const pathname = comparablePathname(absolute);
    return { pathname, exists: targets.has(pathname), anchors: anchors.get(pathname) };
  };
  return (pathname, routePath) => {
    if (!pathname.startsWith("/")) return find(resolvePathname(pathname, routePath));
    let target = known.get(pathname);
    if (!target) known.set(pathname, (target = find(resolvePathname(pathname, routePath))));
    return target;
  };
}

/** A page that wasn't rendered has no list: its anchors can't be known. */
function hasAnchor(anchors: ReadonlySet<string> | undefined, hash: string): boolean {
  if (hash === "" || !anchors) return true;
  const id = hash.slice(1).split(":~:")[0] ?? "";
  return EVERYWHERE.has(id) || anchors.has(id) || anchors.has(decodeSegment(id));
}

interface Finding {
  kind: BrokenLink["kind"];
  target: Target;
  place: BrokenLink["places"][number];
}

/** The same link on several pages is one finding; a relative one means something else on each. */
function addBroken(broken: Map<string, BrokenLink>, { kind, target, place }: Finding): void {
  const { pathname, anchors } = target;
  const { href } = place.link;
  const key = `${pathname} ${href}`;
  const known = broken.get(key);
  if (known) known.places.push(place);
  else broken.set(key, { kind, href, pathname, anchors, places: [place] });
}
