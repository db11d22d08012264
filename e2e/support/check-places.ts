import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What the debug plugin shows of a site are its files. */
const SHOWN = /^(?:assets\/data|_payload)\/(?:__docusaurus\/)?debug\b/;
const TEXT = /\.(?:html|js|css|json|md|txt|xml|webmanifest)$/;

/** No file of a built site names the folder that it was built in: visitors have no use for it, and it is nobody's affair. */
export function checkPlaces(siteDir: string, outDir: string): void {
  const places = [siteDir, pathToFileURL(siteDir).href].flatMap((place) => [
    place,
    place.replaceAll("&", "&amp;"),
    JSON.stringify(place).slice(1, -1),
  ]);
  for (const name of listTexts(outDir)) {
    const text = readFileSync(path.join(outDir, name), "utf8");
    const place = places.find((one) => text.includes(one));
    if (place !== undefined) throw new Error(`${outDir}/${name} names the folder ${place}`);
  }
}

const listTexts = (outDir: string): string[] =>
  existsSync(outDir)
    ? readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter(
        (name) => TEXT.test(name) && !SHOWN.test(name),
      )
    : [];
