// @ts-check
import { SetupError } from "./setup-error.mjs";

/** @param {string} [version] */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(
    `Node 20.19 or newer is needed; this is Node ${version}. See https://nodejs.org/en/download`,
  );
}
