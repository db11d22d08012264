import { stripBaseUrl } from "../../shared/url/base-url.ts";
import { decodeSegment, encodePathname, splitHref } from "../../shared/url/pathname.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest } from "../system/did-you-mean.ts";
import { groupPlaces, type LinkPlace } from "./broken-link-places.ts";
import type { BrokenLink, LinkCheck } from "./link-check.ts";
import type { LinkTargets } from "./link-targets.ts";
import { nameFile } from "./name-file.ts";
import { listPages } from "./name-pages.ts";
import { toDiagnosticSeverity } from "./report-severity.ts";

/** A link of the navbar is broken on every page: that needs no list of ten thousand. */
const MAX_PLACES = 100;
/** Each suggestion looks at all addresses of the site. */
const MAX_SUGGESTIONS = 50;

/** One message for each broken link, with every place where it stands. */
export function describeBrokenLinks(
  broken: BrokenLink[],
  check: LinkCheck,
  targets: LinkTargets,
): Diagnostic[] {
  return broken.flatMap((link, index) => {
    const severity = toDiagnosticSeverity(
      link.kind === "link" ? check.onBrokenLinks : check.onBrokenAnchors,
    );
    if (!severity) return [];
    const places = groupPlaces(link.places, check.locate);
    const href = writtenHref(link, check.baseUrl);
    return {
      severity,
      message: formatMessage({ kind: link.kind, href, places, check }),
      filePath: places[0]?.filePath,
      line: places[0]?.line,
      column: places[0]?.column,
      hint: formatHint(
        { ...link, href },
        { places, targets: index < MAX_SUGGESTIONS ? targets : undefined },
      ),
    };
  });
}

/** As the author wrote it; of a component that is known without the base URL only. */
function writtenHref({ href, places }: BrokenLink, baseUrl: string): string {
  const written = places[0]?.link.written;
  if (written !== undefined) return written;
  const { pathname, search, hash } = splitHref(href);
  return stripBaseUrl(pathname, baseUrl) + search + hash;
}

interface Message {
  kind: BrokenLink["kind"];
  href: string;
  places: LinkPlace[];
  check: LinkCheck;
}

function formatMessage({ kind, href, places, check }: Message): string {
  const count = places.length === 1 ? "" : `, ${places.length} times`;
  const rest = places.length > MAX_PLACES ? `\n  and ${places.length - MAX_PLACES} more` : "";
  const shown = places.slice(0, MAX_PLACES).map((place) => `\n  ${formatPlace(place, check)}`);
  return `Broken ${kind} "${href}"${count}:${shown.join("")}${rest}`;
}

function formatPlace(place: LinkPlace, { siteDir, ownPageOf }: LinkCheck): string {
  const { filePath, line, column, routePaths } = place;
  if (filePath === undefined) return listPages(routePaths);
  const position = line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`;
  const pages = listPages(routePaths, ownPageOf?.(filePath));
  return `${nameFile(filePath, siteDir)}${position} (${pages})`;
}

interface HintScope {
  places: LinkPlace[];
  targets: LinkTargets | undefined;
}

function formatHint(link: BrokenLink, { places, targets }: HintScope): string | undefined {
  const nearest = link.kind === "link" ? suggestLink(link, targets) : suggestAnchor(link);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (places.length <= MAX_PLACES) return undefined;
  return "A link that so many pages share stands in the navbar, the footer or a layout.";
}

function suggestLink(
  { href, pathname }: BrokenLink,
  targets: LinkTargets | undefined,
): string | undefined {
  const nearest = targets?.nearest(pathname);
  return nearest === undefined ? undefined : encodePathname(nearest) + splitHref(href).hash;
}

function suggestAnchor({ href, anchors }: BrokenLink): string | undefined {
  const { pathname, search, hash } = splitHref(href);
  const nearest = findNearest(decodeSegment(hash.slice(1)), anchors ?? []);
  return nearest === undefined ? undefined : `${pathname}${search}#${nearest}`;
}
