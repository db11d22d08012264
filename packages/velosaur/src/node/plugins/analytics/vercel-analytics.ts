import * as v from "valibot";
import { strict } from "../../config/schema-parts.ts";
import type { PluginModule } from "../../contract/contract.ts";
import { createAnalytics } from "./create-analytics.ts";

const optionsSchema = strict({
  id: v.optional(v.string()),
  mode: v.optional(v.picklist(["auto", "production", "development"]), "auto"),
  debug: v.optional(v.boolean()),
});
type Options = v.InferOutput<typeof optionsSchema>;

/** A site that is built for others is in production, unless it says otherwise. */
const scriptAttributes = ({ mode, debug }: Options): Record<string, string | boolean> =>
  mode === "development"
    ? {
        defer: true,
        src: "https://va.vercel-scripts.com/v1/script.debug.js",
        ...(debug === false && { "data-debug": "false" }),
      }
    : { defer: true, src: "/_vercel/insights/script.js" };

/** Vercel's own counting. Its script finds out about new pages by itself. */
export const vercelAnalyticsPlugin: PluginModule = createAnalytics(
  "docusaurus-plugin-vercel-analytics",
  optionsSchema,
  (options) => ({
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: "script",
          innerHTML:
            "window.va=window.va||function(){(window.vaq=window.vaq||[]).push(arguments)};",
        },
        { tagName: "script", attributes: scriptAttributes(options) },
      ],
    }),
  }),
);
