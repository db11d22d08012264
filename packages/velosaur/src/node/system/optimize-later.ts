import { setFlagsFromString } from "node:v8";

/** Major versions of Node whose V8 has the setting. Later ones wait long enough by themselves. */
const VERSIONS_WITH_SETTING = ["20"];
const SETTING = "--interrupt-budget";
/** Six times as much as V8 asks code to run before it optimizes it. */
const BUDGET = 400_000;

/**
 * V8 optimizes code as if it ran for hours. In a build of 1,000 pages a fifth of the processor's time goes there, in
 * each thread anew, for code that has little left to do: here it waits longer. A budget that Node was started with stays.
 */
export function optimizeLater(): void {
  const [major = ""] = process.versions.node.split(".");
  const isGiven = process.execArgv.some((flag) => flag.replaceAll("_", "-").startsWith(SETTING));
  if (VERSIONS_WITH_SETTING.includes(major) && !isGiven) setFlagsFromString(`${SETTING}=${BUDGET}`);
}
