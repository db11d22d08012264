/** Pages that search engines are kept from aren't found in the site's own search either. */

import type { Segment } from "../../shared/document.ts";
import { isNoIndex } from "../../shared/markup/robots.ts";
import type { PageDocument, RouteLevel } from "../../shared/payload.ts";

export interface HiddenInput {
  levels: readonly RouteLevel[];
  documents: readonly PageDocument[];
}

/** What the author says of a page. A component may say it, too: that shows when it is rendered. */
export const isHidden = ({ levels, documents }: HiddenInput): boolean =>
  levels.some(({ props }) => (props["version"] as { noIndex?: boolean } | undefined)?.noIndex) ||
  documents.some(
    ({ metadata, frontMatter, segments }) =>
      isSetAside(metadata) || isSetAside(frontMatter) || segments.some(keepsOut),
  );

const isSetAside = (fields: unknown): boolean => {
  const { unlisted, draft } = (fields ?? {}) as { unlisted?: unknown; draft?: unknown };
  return unlisted === true || draft === true;
};

/** `<meta name="robots" content="noindex">` in the document's `<head>`. */
function keepsOut(segment: Segment): boolean {
  if (typeof segment === "string" || !("component" in segment)) return false;
  return (
    segment.component === "@docusaurus/Head#default" &&
    (segment.children ?? []).some(
      (child) =>
        typeof child !== "string" &&
        "tag" in child &&
        isNoIndex((child.props ?? {}) as Record<string, unknown>),
    )
  );
}
