import type { Diagnostic } from "../system/diagnostic.ts";
import { configSchema } from "./config-schema.ts";
import { locateDiagnostics } from "./locate-diagnostics.ts";
import { collectNearMisses } from "./near-misses.ts";

interface ConfiguredTags {
  siteConfig: { headTags: unknown };
  siteConfigPath: string;
}

/** An entry may hold what a site likes to keep in it, as upstream's may; a slip would leave attributes out. */
export const checkHeadTags = ({ siteConfig, siteConfigPath }: ConfiguredTags): Diagnostic[] =>
  locateDiagnostics(
    collectNearMisses(configSchema.entries.headTags, siteConfig.headTags, ["headTags"]),
    siteConfigPath,
  );
