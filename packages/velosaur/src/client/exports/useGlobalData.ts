import type { Json } from "../../shared/document.ts";
import type { GlobalData } from "../../shared/site.ts";
import { DEFAULT_PLUGIN_ID } from "./constants.ts";
import useDocusaurusContext from "./useDocusaurusContext.ts";

export interface UseDataOptions {
  /** Throw instead of returning `undefined`. */
  failfast?: boolean;
}

export default function useGlobalData(): GlobalData {
  return useDocusaurusContext().globalData;
}

export function useAllPluginInstancesData(
  pluginName: string,
  options: UseDataOptions = {},
): Record<string, Json> | undefined {
  const data = useGlobalData()[pluginName];
  if (!data && options.failfast)
    throw new Error(`The plugin "${pluginName}" has set no global data.`);
  return data;
}

export function usePluginData(
  pluginName: string,
  pluginId: string = DEFAULT_PLUGIN_ID,
  options: UseDataOptions = {},
): Json | undefined {
  const data = useAllPluginInstancesData(pluginName, options)?.[pluginId];
  if (data === undefined && options.failfast) {
    throw new Error(`The plugin "${pluginName}" with id "${pluginId}" has set no global data.`);
  }
  return data;
}
