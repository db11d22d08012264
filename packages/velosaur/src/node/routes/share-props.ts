/** What a layout gives to all of its pages lies in a file, once it is large: the pages name it. */

import { hashText } from "../cache/hash.ts";
import { toDataUrl } from "../output/data-url.ts";
import type { RouteLevel, RouteProp } from "../../shared/payload.ts";

/** Characters of JSON that may stand in each page. */
const LIMIT = 20_000;
/** The plan itself looks into the version of docs. */
const PLANNED = "version";
/** What is no data isn't known before a page is loaded. */
const REFERENCE = /"\$(?:shared|module|document|site)":/;

export interface SharedProps {
  share: (props: RouteLevel["props"]) => RouteLevel["props"];
  /** Address of a file → its text. */
  files: ReadonlyMap<string, string>;
}

export function createSharedProps(baseUrl: string): SharedProps {
  const files = new Map<string, string>();
  const shareProp = (name: string, value: RouteProp): RouteProp => {
    if (name === PLANNED || typeof value !== "object" || value === null) return value;
    const text = JSON.stringify(value);
    if (text.length <= LIMIT || REFERENCE.test(text)) return value;
    const mark = hashText(text).slice(0, 16);
    const url = toDataUrl({ baseUrl, name: "layout", mark });
    files.set(url, text);
    return { $shared: url };
  };
  return {
    files,
    share: (props) =>
      Object.fromEntries(
        Object.entries(props).map(([name, value]) => [name, shareProp(name, value)]),
      ),
  };
}
