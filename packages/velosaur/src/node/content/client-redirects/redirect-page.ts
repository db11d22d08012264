import { createHash } from "node:crypto";
import { escapeAttribute, escapeText } from "../../../shared/markup/escape.ts";

/**
 * Sends the visitor on, with the query and hash of the address that was asked for. It is a file and no
 * inline script, so that a Content-Security-Policy of `script-src 'self'` lets it run.
 */
export const REDIRECT_SCRIPT = `(() => {
  const url = new URL(document.currentScript.dataset.to, location.href);
  const query = location.search.slice(1);
  if (query) url.search = url.search ? url.search + "&" + query : query;
  if (location.hash) url.hash = location.hash;
  location.replace(url.href);
})();
`;

const hash = createHash("sha256").update(REDIRECT_SCRIPT).digest("hex").slice(0, 8);

/** Relative to the output folder. */
export const REDIRECT_SCRIPT_FILE = `assets/js/redirect-${hash}.js`;

export interface RedirectPage {
  /** Address for links: with base URL, or absolute. */
  href: string;
  /** Absolute address. */
  canonical: string;
  /** Address of the script. */
  script: string;
  htmlLang: string;
}

/**
 * Without scripts the page refreshes itself. With them it must not: the refresh would race the script and
 * lose query and hash.
 */
export function renderRedirectPage({ href, canonical, script, htmlLang }: RedirectPage): string {
  const to = escapeAttribute(href);
  return `<!doctype html>
<html lang="${escapeAttribute(htmlLang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta name="robots" content="noindex">
<title>${escapeText(href)}</title>
<link rel="canonical" href="${escapeAttribute(canonical)}">
<script src="${escapeAttribute(script)}" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p><a href="${to}">${escapeText(href)}</a></p>
</body>
</html>
`;
}
