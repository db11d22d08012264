import { comparablePathname, splitHref } from "../../../shared/url/pathname.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import { formatKeyPath } from "../../config/validate-schema.ts";
import { toDiagnosticSeverity, type ReportingSeverity } from "../../routes/report-severity.ts";
import type { Redirect } from "./collect-redirects.ts";

export interface RedirectRules {
  /** Without base URL. */
  routePaths: readonly string[];
  /** Whether something answers at a path already: a page, a static file. */
  isTaken: (path: string) => boolean;
  onDuplicateRoutes: ReportingSeverity;
}

export interface CheckedRedirects {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

/** Keeps the redirects that can be made, and says what is wrong with the others. */
export function checkRedirects(all: readonly Redirect[], rules: RedirectRules): CheckedRedirects {
  const severity = toDiagnosticSeverity(rules.onDuplicateRoutes);
  const diagnostics: Diagnostic[] = [];
  const redirects = new Map<string, Redirect>();
  const complain = (redirect: Redirect, text: Omit<Diagnostic, "severity">): void => {
    if (severity && redirect.keys) diagnostics.push({ severity, ...keyPathOf(redirect), ...text });
  };
  for (const redirect of all) {
    const key = comparablePathname(redirect.from);
    const earlier = redirects.get(key);
    if (rules.isTaken(redirect.from)) complain(redirect, describeTaken(redirect));
    else if (!earlier) redirects.set(key, redirect);
    else if (earlier.to !== redirect.to) complain(redirect, describeTwice(redirect, earlier));
  }
  const broken = new Map<string, Diagnostic>();
  for (const redirect of redirects.values()) {
    const text = describeBroken(redirect, redirects, rules);
    // A circle is found from each of its redirects.
    const key = text?.members?.toSorted().join() ?? redirect.from;
    if (text && !broken.has(key))
      broken.set(key, { severity: "error", ...keyPathOf(redirect), ...text.text });
  }
  diagnostics.push(...broken.values());
  return { redirects: [...redirects.values()], diagnostics };
}

type Text = Pick<Diagnostic, "message" | "hint">;

const keyPathOf = ({ keys = [] }: Redirect): { keyPath: string } => ({
  keyPath: formatKeyPath(keys),
});

const describeTaken = ({ from, to }: Redirect): Text => ({
  message: `The redirect from "${from}" to "${to}" is left out: "${from}" exists.`,
  hint: "Remove the redirect, or the page at that address.",
});

const describeTwice = ({ from, to }: Redirect, earlier: Redirect): Text => ({
  message: `"${from}" can't redirect to both "${earlier.to}" and "${to}"; the first one counts.`,
  hint: "Remove one of the two.",
});

function describeBroken(
  redirect: Redirect,
  redirects: ReadonlyMap<string, Redirect>,
  { routePaths, isTaken }: RedirectRules,
): { text: Text; members?: string[] } | undefined {
  const { from, to } = redirect;
  if (!to.startsWith("/")) return undefined;
  const { pathname } = splitHref(to);
  if (isTaken(pathname)) return undefined;
  const chain = followChain(redirect, redirects);
  if (chain.length > 1) return describeChain(chain);
  const text = {
    message: `The redirect from "${from}" leads to "${to}", which doesn't exist.${formatDidYouMean(pathname, routePaths)}`,
    hint: "A redirect leads to a page or file of this site, or to an address that begins with https://.",
  };
  return { text };
}

/** The redirects that a visitor would go through, one after another, until one comes back. */
function followChain(first: Redirect, redirects: ReadonlyMap<string, Redirect>): string[] {
  const chain = [first.from];
  let current: Redirect | undefined = first;
  while (current) {
    const next: Redirect | undefined = redirects.get(
      comparablePathname(splitHref(current.to).pathname),
    );
    if (!next) return chain;
    chain.push(next.from);
    if (chain.indexOf(next.from) < chain.length - 1) return chain;
    current = next;
  }
  return chain;
}

function describeChain(chain: string[]): { text: Text; members?: string[] } {
  const names = chain.map((path) => `"${path}"`).join(" → ");
  const start = chain.indexOf(chain.at(-1) ?? "");
  if (start < chain.length - 1) {
    const message = `Redirects lead in a circle: ${names}.`;
    return {
      text: { message, hint: "Let one of them lead to a page." },
      members: chain.slice(start, -1),
    };
  }
  const message = `A redirect leads to another redirect: ${names}.`;
  return { text: { message, hint: "Let each redirect lead to the page itself." } };
}
