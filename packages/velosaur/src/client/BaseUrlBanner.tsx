import type { ReactElement } from "react";

import { serializeInline } from "../shared/inline-json.ts";
import Head from "./exports/Head.tsx";
import useDocusaurusContext from "./exports/useDocusaurusContext.ts";
import { useLocation } from "./exports/router.tsx";

/**
 * In the server's HTML only; the first change of the head takes it out again. On the home page alone: a
 * wrong base URL is first seen there.
 */
export function BaseUrlBanner(): ReactElement | null {
  const { baseUrl, baseUrlIssueBanner } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script data-base-url={baseUrl}>{bannerScript()}</script>
    </Head>
  );
}

/** Styles weren't found either, hence these. */
const html = `<div style="border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px"><p style="font-weight:bold;font-size:30px">This Docusaurus site did not load properly.</p><p>Its files were not found where its configuration says. The likely reason is a wrong <code>baseUrl</code>.</p><p>The configured <code>baseUrl</code> is <code data-current></code>; for this address, try <code data-suggested></code>.</p></div>`;

/**
 * The entry's own failure decides, not the time: a page may be slow. The same text for every site, since a
 * Content-Security-Policy names it by its hash. A function, so that browsers aren't sent what only the
 * server renders.
 */
const bannerScript = (): string =>
  `(function(d,c){function s(){var e=d.createElement("div");e.innerHTML=${serializeInline(html)};e.querySelector("[data-current]").textContent=c;e.querySelector("[data-suggested]").textContent=location.pathname.replace(/\\/?$/,"/");d.body.prepend(e)}addEventListener("error",function(e){if(e.target.matches&&e.target.matches("script[data-entry]"))d.body?s():d.addEventListener("DOMContentLoaded",s)},true)})(document,document.currentScript.dataset.baseUrl)`;
