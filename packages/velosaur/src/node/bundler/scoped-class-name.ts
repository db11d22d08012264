import { createHash } from "node:crypto";
import path from "node:path";
import { engineDir } from "../config/engine-paths.ts";

/**
 * Class names of CSS modules. They follow from the file's place within the engine or the site, not from
 * where these two stand on the disk: equal sites give equal bytes.
 */
export function createScopedClassName(siteDir: string): (name: string, file: string) => string {
  return (name, file) => {
    const [filePath = ""] = file.split("?");
    const fromEngine = path.relative(engineDir, filePath);
    const place = fromEngine.startsWith("..")
      ? path.relative(siteDir, filePath)
      : `engine/${fromEngine}`;
    const digest = createHash("sha1")
      .update(`${place.replaceAll(path.sep, "/")}:${name}`)
      .digest("base64url");
    return `${name}_${digest.slice(0, 5)}`;
  };
}
