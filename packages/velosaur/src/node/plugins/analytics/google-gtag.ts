import * as v from "valibot";
import { serializeInline } from "../../../shared/inline-json.ts";
import { resolveEngineModule } from "../../system/engine-paths.ts";
import { flag, strict } from "../../config/schema-parts.ts";
import type { PluginModule } from "../../contract/contract.ts";
import { createAnalytics, trackingId } from "./create-analytics.ts";

const optionsSchema = strict({
  id: v.optional(v.string()),
  trackingID: v.pipe(
    v.union([trackingId, v.pipe(v.array(trackingId), v.nonEmpty("must not be empty"))]),
    v.transform((ids) => [ids].flat()),
  ),
  anonymizeIP: flag(false),
});

const formatScript = (ids: string[], anonymizeIP: boolean): string =>
  [
    "window.dataLayer=window.dataLayer||[];",
    "function gtag(){dataLayer.push(arguments)}",
    `gtag("js",new Date());`,
    ...ids.map((id) => {
      const settings = anonymizeIP ? `,${serializeInline({ anonymize_ip: true })}` : "";
      return `gtag("config",${serializeInline(id)}${settings});`;
    }),
  ].join("");

/** Google Analytics 4, by its global site tag. */
export const googleGtagPlugin: PluginModule = createAnalytics(
  "docusaurus-plugin-google-gtag",
  optionsSchema,
  ({ trackingID, anonymizeIP }) => ({
    contentLoaded: ({ actions }) => actions.setGlobalData({ trackingID }),
    getClientModules: () => [resolveEngineModule("client/analytics/google-gtag")],
    injectHtmlTags: () => ({
      headTags: [
        preconnect("https://www.google-analytics.com"),
        preconnect("https://www.googletagmanager.com"),
        {
          tagName: "script",
          attributes: {
            async: true,
            src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingID[0] ?? "")}`,
          },
        },
        { tagName: "script", innerHTML: formatScript(trackingID, anonymizeIP) },
      ],
    }),
  }),
);

const preconnect = (href: string) => ({
  tagName: "link",
  attributes: { rel: "preconnect", href },
});
