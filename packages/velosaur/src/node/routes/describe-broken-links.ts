import { decodeSegment, splitHref } from "../../shared/url/pathname.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest } from "../system/did-you-mean.ts";
import type { BrokenLink, LinkCheck } from "./check-links.ts";
import type { LinkTargets } from "./link-targets.ts";
import { nameFile } from "./name-file.ts";
import { toDiagnosticSeverity } from "./report-severity.ts";

/** A link of the navbar is broken on every page: that needs no list of ten thousand. */
const MAX_PLACES = 100;
/** Each suggestion looks at all addresses of the site. */
const MAX_SUGGESTIONS = 50;

type Reporting = Pick<LinkCheck, "onBrokenLinks" | "onBrokenAnchors" | "siteDir">;

/** One message for each broken link, with every place where it stands. */
export function describeBrokenLinks(
  broken: BrokenLink[],
  reporting: Reporting,
  targets: LinkTargets,
): Diagnostic[] {
  return broken.flatMap((link, index) => {
    const severity = toDiagnosticSeverity(
      link.kind === "link" ? reporting.onBrokenLinks : reporting.onBrokenAnchors,
    );
    if (!severity) return [];
    const first = link.places[0]?.link;
    return {
      severity,
      message: formatMessage(link, reporting.siteDir),
      filePath: first?.filePath,
      line: first?.line,
      column: first?.column,
      hint: formatHint(link, index < MAX_SUGGESTIONS ? targets : undefined),
    };
  });
}

function formatMessage({ kind, href, places }: BrokenLink, siteDir: string | undefined): string {
  const lines = [...new Set(places.map((place) => formatPlace(place, siteDir)))];
  const count = lines.length === 1 ? "" : `, ${lines.length} times`;
  const rest = lines.length > MAX_PLACES ? `\n  and ${lines.length - MAX_PLACES} more` : "";
  const shown = lines.slice(0, MAX_PLACES).map((line) => `\n  ${line}`);
  return `Broken ${kind} "${href}"${count}:${shown.join("")}${rest}`;
}

function formatPlace(
  { link, routePath }: BrokenLink["places"][number],
  siteDir: string | undefined,
): string {
  const { filePath, line, column } = link;
  if (filePath === undefined) return routePath;
  const position = line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`;
  return `${nameFile(filePath, siteDir)}${position} (${routePath})`;
}

function formatHint(link: BrokenLink, targets: LinkTargets | undefined): string | undefined {
  const nearest = link.kind === "link" ? suggestLink(link, targets) : suggestAnchor(link);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (link.places.length <= MAX_PLACES) return undefined;
  return "A link that so many pages share stands in the navbar, the footer or a layout.";
}

function suggestLink(
  { href, pathname }: BrokenLink,
  targets: LinkTargets | undefined,
): string | undefined {
  const nearest = targets?.nearest(pathname);
  return nearest === undefined ? undefined : nearest + splitHref(href).hash;
}

function suggestAnchor({ href, anchors }: BrokenLink): string | undefined {
  const { pathname, search, hash } = splitHref(href);
  const nearest = findNearest(decodeSegment(hash.slice(1)), anchors ?? []);
  return nearest === undefined ? undefined : `${pathname}${search}#${nearest}`;
}
