/** `import.meta.glob` in a document, whose code is bundled as a module that lies in no folder. */

import path from "../system/path.ts";
import { type GlobCall, listGlobCalls } from "../javascript/glob-calls.ts";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";
import type { Toolchain } from "../javascript/toolchain.ts";
import { parseScript } from "./esm.ts";
import type { ImportPlace } from "./resolve-import.ts";

/** Lets patterns mean what lies beside the document, and the keys of what is found look as they do in a component there. */
export function placeGlobs(code: string, place: ImportPlace, toolchain: Toolchain): string {
  if (!code.includes("import.meta.glob")) return code;
  const folder = findFolder(place);
  const calls = listGlobCalls(parseScript(code, toolchain));
  return replaceRanges(
    code,
    calls.flatMap((call) => placeCall(call, folder)),
  );
}

/** From the top of the site, as Vite reads paths: `/docs/guides`. */
const findFolder = ({ filePath, options: { siteDir } }: ImportPlace): string =>
  `/${path.relative(siteDir, path.dirname(filePath))}`;

function placeCall(call: GlobCall, folder: string): Replacement[] {
  const { patterns, base, isRefused } = call;
  // Left as it was written, it is what Vite's message is about.
  if (isRefused) return [];
  if (base)
    return isRelative(base.text)
      ? [{ ...base, text: JSON.stringify(`${folder}/${base.text}`) }]
      : [];
  // As Vite does: keys are relative where all patterns are.
  if (patterns.every(({ text }) => /^[.!]/.test(text))) return [addBase(call, folder)];
  return patterns
    .filter(({ text }) => isRelative(text.replace(/^!/, "")))
    .map(({ text, start, end }) => ({
      start,
      end,
      text: JSON.stringify(toAbsolute(text, folder)),
    }));
}

const isRelative = (text: string): boolean => /^\.{1,2}\//.test(text);

function addBase({ optionsStart, patternsEnd }: GlobCall, folder: string): Replacement {
  const property = `base: ${JSON.stringify(folder)}`;
  if (optionsStart === undefined)
    return { start: patternsEnd, end: patternsEnd, text: `, { ${property} }` };
  return { start: optionsStart + 1, end: optionsStart + 1, text: ` ${property},` };
}

/** As it stands, with its dots: a document may lie beside the site. */
const toAbsolute = (pattern: string, folder: string): string =>
  pattern.replace(/^!?/, (mark) => `${mark}${folder}/`);
