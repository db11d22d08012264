import type { Plugin } from "vite";
import {
  type BundleHoles,
  createHoleTexts,
  createMessageTexts,
  pickMessages,
  TABLE,
} from "./bundle-holes.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { translateCode } from "./translate-code.ts";

/**
 * Puts the texts of a locale into the code of its bundle: ids and descriptions are for the build and
 * for translators. Only texts whose ids are made up in the browser stay in a table. A bundle of several languages has
 * holes in their place, which `holes` then describes.
 */
export function translationsPlugin(
  { messages, hasHoles }: Pick<BundleRequest, "messages" | "hasHoles">,
  holes: BundleHoles,
): Plugin {
  const prefixes = new Set<string>();
  const texts = hasHoles ? createHoleTexts(holes) : createMessageTexts(messages);
  return {
    name: "velosaur:translations",
    enforce: "post",
    transform: {
      filter: {
        id: /\.[jt]sx?$|^\0@generated\/codeTranslations$/,
        code: /@docusaurus\/Translate|\bcodeTranslations\b|^export default/,
      },
      async handler(code, id) {
        if (id === "\0@generated/codeTranslations")
          return { code: `export default ${TABLE};`, map: null };
        if (/\.codeTranslations\b/.test(code)) prefixes.add("");
        if (!code.includes("@docusaurus/Translate")) return null;
        const { parseSync, Visitor } = await import("vite");
        const { program } = parseSync("module.js", code);
        const translated = translateCode({ code, program, texts, Visitor });
        for (const prefix of translated.lookups) prefixes.add(prefix);
        return { code: translated.code, map: null };
      },
    },
    renderChunk: {
      filter: { code: new RegExp(TABLE) },
      handler(code) {
        const lookups = [...prefixes].toSorted();
        if (hasHoles) {
          holes.lookups = lookups;
          return null;
        }
        const table = JSON.stringify(pickMessages(messages, lookups));
        return { code: code.replace(TABLE, () => table), map: null };
      },
    },
  };
}
