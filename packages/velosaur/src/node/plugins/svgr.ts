import * as v from "valibot";
import { anyRecord } from "../config/schema-parts.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { Plugin, PluginModule } from "../contract/contract.ts";
import { validateOptionsWith } from "../contract/validate-with.ts";

const optionsSchema = v.strictObject({
  id: v.optional(v.string()),
  svgrConfig: v.optional(anyRecord, {}),
});

/** What the engine does anyway, or what changes no more than the size of an image. */
const isHonoured = ([key, value]: [string, unknown]): boolean =>
  ["svgo", "svgoConfig", "prettier"].includes(key) ||
  (["titleProp", "dimensions"].includes(key) && value === true) ||
  (key === "expandProps" && value === "end");

const describeIgnored = (svgrConfig: Record<string, unknown>): Diagnostic[] => {
  const ignored = Object.entries(svgrConfig).filter((entry) => !isHonoured(entry));
  if (ignored.length === 0) return [];
  const keys = ignored.map(([key]) => `\`${key}\``).join(", ");
  return [
    {
      severity: "warning",
      keyPath: "svgrConfig",
      message: `In \`svgrConfig\`, ${keys} ${ignored.length === 1 ? "has" : "have"} no effect: images that are components are made with fixed options.`,
      hint: "A component of your own that imports the image with `?url` may show it as you like.",
    },
  ];
};

/** Images as components are the bundler's part; here is said what of their options it doesn't know. */
const createPlugin = (
  _context: unknown,
  { svgrConfig = {} }: { svgrConfig?: Record<string, unknown> },
): Plugin => ({
  name: "docusaurus-plugin-svgr",
  getDiagnostics: () => describeIgnored(svgrConfig),
});

export const svgrPlugin: PluginModule = Object.assign(createPlugin as unknown as PluginModule, {
  validateOptions: validateOptionsWith(optionsSchema),
});
