import { rename } from "node:fs/promises";
import path from "node:path";
import type { Rolldown } from "vite";
import { hashText } from "../cache/hash.ts";

/**
 * Names stylesheets by what is in them. The bundler's own hash depends on where the site stands, and
 * equal sources must give equal bytes. Nothing but the HTML refers to a stylesheet. Returns the names.
 */
export async function nameStylesByContent(
  files: Rolldown.RolldownOutput["output"][number][],
  folder: string,
): Promise<string[]> {
  const names: string[] = [];
  for (const file of files) {
    if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
    const name = `assets/css/style-${hashText(file.source).slice(0, 8)}.css`;
    await rename(path.join(folder, file.fileName), path.join(folder, name));
    names.push(name);
  }
  return names;
}
