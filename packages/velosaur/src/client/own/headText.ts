import { useContext } from "react";
import { HeadContext } from "../head/head-context.ts";
import type { HeadTag } from "../head/head-tag.ts";

export type { HeadTag } from "../head/head-tag.ts";
export { HeadText } from "../head/head-text.ts";

/** Makes the text of a `HeadText`. Undefined in the browser, where each tag is an element. */
export const useTagFormat = (): ((tags: readonly HeadTag[]) => string) | undefined =>
  useContext(HeadContext)?.formatTags;
