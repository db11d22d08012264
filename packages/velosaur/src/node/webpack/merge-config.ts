import { customizeArray, customizeObject, mergeWithCustomize } from "webpack-merge";
import type { WebpackConfig } from "./webpack-config.ts";

/** Merges what a plugin returned, by the strategy that it names for some keys. */
export function mergeConfig(config: WebpackConfig, returned: unknown): WebpackConfig {
  const { mergeStrategy = {}, ...given } = Object(returned) as { mergeStrategy?: object };
  const rules = mergeStrategy as Parameters<typeof customizeArray>[0];
  return mergeWithCustomize<WebpackConfig>({
    customizeArray: customizeArray(rules),
    customizeObject: customizeObject(rules as Parameters<typeof customizeObject>[0]),
  })(config, given);
}
