import * as v from "valibot";
import { serializeInline } from "../../../shared/inline-json.ts";
import { resolveEngineModule } from "../../system/engine-paths.ts";
import { flag, strict } from "../../config/schema-parts.ts";
import type { PluginModule } from "../../contract/contract.ts";
import { createAnalytics, trackingId } from "./create-analytics.ts";

const ORIGIN = "https://www.google-analytics.com";

const optionsSchema = strict({
  id: v.optional(v.string()),
  trackingID: trackingId,
  anonymizeIP: flag(false),
});

/** Calls are queued until the script is there. */
const formatScript = (id: string, anonymizeIP: boolean): string =>
  [
    "window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;",
    `ga("create",${serializeInline(id)},"auto");`,
    anonymizeIP ? `ga("set","anonymizeIp",true);` : "",
    `ga("send","pageview");`,
  ].join("");

/** The Google Analytics before version 4. */
export const googleAnalyticsPlugin: PluginModule = createAnalytics(
  "docusaurus-plugin-google-analytics",
  optionsSchema,
  ({ trackingID, anonymizeIP }) => ({
    getClientModules: () => [resolveEngineModule("client/analytics/google-analytics")],
    injectHtmlTags: () => ({
      headTags: [
        { tagName: "link", attributes: { rel: "preconnect", href: ORIGIN } },
        { tagName: "script", innerHTML: formatScript(trackingID, anonymizeIP) },
        { tagName: "script", attributes: { async: true, src: `${ORIGIN}/analytics.js` } },
      ],
    }),
  }),
);
