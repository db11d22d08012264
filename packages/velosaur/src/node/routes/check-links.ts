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
  const targets = createLinkTargets(check);
  const broken = new Map<string, BrokenLink>();
  const look = createLookup(targets);
  for (const { routePath, links } of check.pages) {
    for (const link of links) {
      if (!isInternalUrl(link.href)) continue;
      const { pathname, hash } = splitHref(link.href);
      if (isFileLink(link, pathname)) continue;
      const target = look(pathname, routePath);
      const place = { link, routePath };
      if (!target.exists) {
        addBroken(broken, { kind: "link", target, place });
        continue;
      }
      const anchors = findWithoutAnchor(target, hash, check);
      if (anchors) addBroken(broken, { kind: "anchor", target, anchors, place });
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
}

type Lookup = (pathname: string, routePath: string) => Target;

/** Absolute addresses mean the same everywhere: each is looked up once. */
function createLookup(targets: LinkTargets): Lookup {
  const known = new Map<string, Target>();
  const find = (absolute: string): Target => {
    const pathname = comparablePathname(absolute);
    return { pathname, exists: targets.has(pathname) };
  };
  return (pathname, routePath) => {
    if (!pathname.startsWith("/")) return find(resolvePathname(pathname, routePath));
    let target = known.get(pathname);
    if (!target) known.set(pathname, (target = find(resolvePathname(pathname, routePath))));
    return target;
  };
}

/** The anchors of a page that lacks the one that is asked for; undefined where it has it, or may have it. */
function findWithoutAnchor(
  { pathname }: Target,
  hash: string,
  { anchorsOf, readIds }: LinkCheck,
): ReadonlySet<string> | undefined {
  if (hash === "") return undefined;
  const id = hash.slice(1).split(":~:")[0] ?? "";
  if (EVERYWHERE.has(id)) return undefined;
  const lacksIt = (anchors: ReadonlySet<string>): boolean =>
    !anchors.has(id) && !anchors.has(decodeSegment(id));
  const told = anchorsOf(pathname);
  if (!told || !lacksIt(told)) return undefined;
  const found = readIds?.(pathname) ?? told;
  return lacksIt(found) ? found : undefined;
}

interface Finding {
  kind: BrokenLink["kind"];
  target: Target;
  /** Of the target; of an anchor. */
  anchors?: ReadonlySet<string>;
  place: BrokenLink["places"][number];
}

/** The same link on several pages is one finding; a relative one means something else on each. */
function addBroken(
  broken: Map<string, BrokenLink>,
  { kind, target, anchors, place }: Finding,
): void {
  const { pathname } = target;
  const { href } = place.link;
  const key = `${pathname} ${href}`;
  const known = broken.get(key);
  if (known) known.places.push(place);
  else broken.set(key, { kind, href, pathname, anchors, places: [place] });
}
