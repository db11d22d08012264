/** A site's own Content-Security-Policy, completed with what only the build knows: its inline scripts. */

import { createHash } from "node:crypto";
import { findHeaders, parseHeaders } from "./headers.ts";
import { findInlineScripts } from "./search-html.ts";

const HEADER = "content-security-policy";

export const hasPolicy = (text: string): boolean =>
  new RegExp(String.raw`^\s+${HEADER}:`, "im").test(text);

/** Sources that let a document's inline scripts run, such as `'sha256-…'`. */
export const hashInlineScripts = (html: string): string[] => findInlineScripts(html).map(toSource);

const toSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export interface PolicyNeeds {
  /** Of all inline scripts of the site. */
  hashes: readonly string[];
  /** Addresses of pages that run code which visitors write. */
  evaluating: readonly string[];
}

/**
 * Adds the hashes to each policy of a headers file, and lines of their own for pages that evaluate code.
 * A policy that allows all inline scripts stays as it is: a hash would take that back.
 */
export function completePolicies(text: string, { hashes, evaluating }: PolicyNeeds): string {
  const line = new RegExp(String.raw`^(\s+${HEADER}:\s*)(.*?)\s*$`, "gim");
  const completed = text.replace(
    line,
    (_line, start: string, policy: string) => start + allow(policy, hashes, OF_SCRIPTS),
  );
  const rules = parseHeaders(completed);
  const own = evaluating.flatMap((path) => {
    const policy = findHeaders(path, rules).get(HEADER);
    const evaluates = policy && allow(policy, ["'unsafe-eval'"], OF_EVALUATION);
    return !evaluates || evaluates === policy
      ? []
      : [`${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${evaluates}\n`];
  });
  return [completed.trimEnd(), ...own].join("\n") + (own.length > 0 ? "" : "\n");
}

/** The first that a policy has is the one that browsers obey. */
const OF_EVALUATION = ["script-src", "default-src"];
const OF_SCRIPTS = ["script-src-elem", ...OF_EVALUATION];

const nameOf = ([name = ""]: readonly string[]): string => name.toLowerCase();

function allow(policy: string, sources: readonly string[], names: readonly string[]): string {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const obeyed = names.find((wanted) => directives.some((found) => nameOf(found) === wanted));
  return directives
    .map((directive) => (nameOf(directive) === obeyed ? addSources(directive, sources) : directive))
    .map((directive) => directive.join(" "))
    .join("; ")
    .trim();
}

/** Beside one of these, browsers don't obey the word that allows all inline scripts. */
const EXACT = /^'(?:sha\d+-|nonce-|strict-dynamic')/i;

function addSources(directive: string[], sources: readonly string[]): string[] {
  const allowsInline =
    directive.includes("'unsafe-inline'") && !directive.some((source) => EXACT.test(source));
  const missing = sources.filter(
    (source) => !directive.includes(source) && !(source.startsWith("'sha256-") && allowsInline),
  );
  return missing.length === 0
    ? directive
    : [...directive.filter((source) => source !== "'none'"), ...missing];
}
