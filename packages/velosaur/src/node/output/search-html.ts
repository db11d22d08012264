/**
 * What is searched for in a page's finished HTML. Documents, components and the renderer tell what they know (see
 * `RenderedPage`); the rest may come from HTML that an author wrote, or from a component that tells nobody.
 */

import { unescapeHtml } from "../../shared/markup/escape.ts";

const ID = /\sid="([^"]+)"/g;

/** Ids of all elements. Asked only for a link to one that nobody told of: what is in the page can't be missing. */
export const findIds = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(ID), ([, id = ""]) => unescapeHtml(id)));

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;
const TYPE = /\stype=["']?([^\s"'>]*)/i;
const CODE =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;
/** Browsers run these, or do as they say; data, such as JSON, needs no leave. */
const isCode = (attributes: string): boolean =>
  !/\ssrc=/i.test(attributes) && CODE.test(TYPE.exec(attributes)?.[1] ?? "");

/** Texts of the scripts that stand in the page. Asked only where the site has a policy for them. */
export function findInlineScripts(html: string): string[] {
  const texts = Array.from(html.matchAll(SCRIPT)).flatMap(([, attributes = "", text = ""]) =>
    isCode(attributes) && text !== "" ? [text] : [],
  );
  return [...new Set(texts)];
}

/**
 * Whether a component has made something that runs code which visitors write. Its element says so, since the component
 * may be a site's own, in any part of the page. Asked only where the site has a policy for it.
 */
export const findEvaluating = (html: string): boolean => /<[a-z][^<>]*\sdata-evaluates=/.test(html);
