import type { ReactElement } from "react";

import { serializeInline } from "../shared/inline-json.ts";
import Head from "./exports/Head.tsx";
import useDocusaurusContext from "./exports/useDocusaurusContext.ts";
import { useLocation } from "./exports/router.tsx";
import { STARTED_FLAG } from "./started-flag.ts";

/**
 * In the server's HTML only; the browser's entry takes it out again. On the home page alone: a wrong
 * base URL is first seen there.
 */
export function BaseUrlBanner(): ReactElement | null {
  const { baseUrl, baseUrlIssueBanner } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{bannerScript(baseUrl)}</script>
    </Head>
  );
}

/** Deferred scripts have run by then, if they were found; styles weren't found either, hence these. */
function bannerScript(baseUrl: string): string {
  const html = `<div style="border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px"><p style="font-weight:bold;font-size:30px">This Docusaurus site did not load properly.</p><p>Its files were not found where its configuration says. The likely reason is a wrong <code>baseUrl</code>.</p><p>The configured <code>baseUrl</code> is <code data-current></code>; for this address, try <code data-suggested></code>.</p></div>`;
  const show = `var d=document.createElement("div");d.innerHTML=${serializeInline(html)};d.querySelector("[data-current]").textContent=${serializeInline(baseUrl)};d.querySelector("[data-suggested]").textContent=location.pathname.replace(/\\/?$/,"/");document.body.prepend(d)`;
  return `document.addEventListener("DOMContentLoaded",function(){if(!window.${STARTED_FLAG}){${show}}})`;
}
