import { createHash } from "node:crypto";
import { filePlace } from "./file-place.ts";

/** Class names of CSS modules. */
export function createScopedClassName(siteDir: string): (name: string, file: string) => string {
  return (name, file) => {
    const place = filePlace(file, siteDir);
    const digest = createHash("sha1").update(`${place}:${name}`).digest("base64url");
    return `${name}_${digest.slice(0, 5)}`;
  };
}
