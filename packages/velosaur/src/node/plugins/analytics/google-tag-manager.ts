import * as v from "valibot";
import { strict } from "../../config/schema-parts.ts";
import type { PluginModule } from "../../contract/contract.ts";
import { createAnalytics, trackingId } from "./create-analytics.ts";

const ORIGIN = "https://www.googletagmanager.com";

const optionsSchema = strict({ id: v.optional(v.string()), containerId: trackingId });

const addressOf = (file: string, containerId: string): string =>
  `${ORIGIN}/${file}?id=${encodeURIComponent(containerId)}`;

/** A container of tags, which is kept at Google. It finds out about new pages by itself. */
export const googleTagManagerPlugin: PluginModule = createAnalytics(
  "docusaurus-plugin-google-tag-manager",
  optionsSchema,
  ({ containerId }) => ({
    contentLoaded: ({ actions }) => actions.setGlobalData({ containerId }),
    injectHtmlTags: () => ({
      headTags: [
        { tagName: "link", attributes: { rel: "preconnect", href: ORIGIN } },
        {
          tagName: "script",
          innerHTML: `window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});`,
        },
        {
          tagName: "script",
          attributes: { async: true, src: addressOf("gtm.js", containerId) },
        },
      ],
      preBodyTags: [
        {
          tagName: "noscript",
          innerHTML: `<iframe src="${addressOf("ns.html", containerId)}" title="Google Tag Manager" height="0" width="0" style="display:none;visibility:hidden"></iframe>`,
        },
      ],
    }),
  }),
);
