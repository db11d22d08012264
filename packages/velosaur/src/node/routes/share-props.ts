/** What routes give to components lies in a file, once it is large: pages name it. */

import { hashText } from "../cache/hash.ts";
import { toDataUrl } from "../output/data-url.ts";
import type { RouteLevel, RouteProp } from "../../shared/payload.ts";

/** Characters of JSON that may stand in each page of a layout. */
const LAYOUT_LIMIT = 20_000;
/** Those that may stand in a page which alone is given them: one more request takes as long as so many. */
const PAGE_LIMIT = 100_000;
/** The plan itself looks into the version of docs, but at nothing in it that is large. */
const PLANNED = "version";
/** What is no data isn't known before a page is loaded. */
const REFERENCE = /"\$(?:shared|module|document|site)":/;

export interface SharedProps {
  /** Of a layout, or of the page itself. */
  share: (props: RouteLevel["props"], kind: "layout" | "page") => RouteLevel["props"];
  /** Address of a file → its text. */
  files: ReadonlyMap<string, string>;
}

/** A value as it would lie in a file. */
interface SharedValue {
  url: string;
  /** Characters of JSON. */
  length: number;
}

export function createSharedProps(baseUrl: string): SharedProps {
  const files = new Map<string, string>();
  // Hundreds of routes may be given the same data, of megabytes.
  const known = new WeakMap<object, SharedValue | undefined>();
  const describeValue = (value: object): SharedValue | undefined => {
    const text = JSON.stringify(value);
    if (text.length <= LAYOUT_LIMIT || REFERENCE.test(text)) return undefined;
    const url = toDataUrl({ baseUrl, name: "layout", mark: hashText(text).slice(0, 16) });
    return { url, length: text.length };
  };
  const shareValue = (value: RouteProp, limit: number): RouteProp => {
    if (typeof value !== "object" || value === null || "$document" in value) return value;
    if (!known.has(value)) known.set(value, describeValue(value));
    const shared = known.get(value);
    if (!shared || shared.length <= limit) return value;
    if (!files.has(shared.url)) files.set(shared.url, JSON.stringify(value));
    return { $shared: shared.url };
  };
  const shareFields = (fields: Record<string, RouteProp>, limit: number) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, shareValue(value, limit)]),
    );
  /** A version is given to all of its pages, whoever hands it on. */
  const shareVersion = (version: RouteProp): RouteProp =>
    isForeign(version) ? shareFields(version, LAYOUT_LIMIT) : version;
  return {
    files,
    share(props, kind) {
      const limit = kind === "layout" ? LAYOUT_LIMIT : PAGE_LIMIT;
      return Object.fromEntries(
        Object.entries(props).map(([name, value]) => [
          name,
          name === PLANNED ? shareVersion(value) : shareValue(value, limit),
        ]),
      );
    },
  };
}

/** Our own docs give a version its list of docs as a property that no page gets; a plugin's may have anything. */
const isForeign = (version: RouteProp): version is Record<string, RouteProp> =>
  typeof version === "object" &&
  version !== null &&
  !Array.isArray(version) &&
  Object.getOwnPropertyDescriptor(version, "docs")?.enumerable !== false;
