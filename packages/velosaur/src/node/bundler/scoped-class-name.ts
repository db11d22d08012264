import { createHash } from "node:crypto";
import { filePlace } from "./file-place.ts";

export type ScopedClassName = (name: string, file: string) => string;

/** Class names of CSS modules. Those of one file end alike: texts that repeat themselves compress well. */
export function createScopedClassName(siteDir: string): ScopedClassName {
  return (name, file) => {
    const digest = createHash("sha1").update(filePlace(file, siteDir)).digest("base64url");
    return `${name}_${digest.slice(0, 5)}`;
  };
}
