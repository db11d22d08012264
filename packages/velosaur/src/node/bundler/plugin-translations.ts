import type { Plugin } from "vite";
import { translateCode } from "./translate-code.ts";

/** Stands for the table of texts until it is known what the code looks up. */
const TABLE = "__VELOSAUR_TEXTS__";

/**
 * Puts the texts of a locale into the code of its bundle: ids and descriptions are for the build and
 * for translators. Only texts whose ids are made up in the browser stay in a table.
 */
export function translationsPlugin(messages: Readonly<Record<string, string>>): Plugin {
  const prefixes = new Set<string>();
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
        const translated = translateCode({ code, program, messages, Visitor });
        for (const prefix of translated.lookups) prefixes.add(prefix);
        return { code: translated.code, map: null };
      },
    },
    renderChunk: {
      filter: { code: new RegExp(TABLE) },
      handler(code) {
        const kept = Object.entries(messages).filter(([key]) =>
          [...prefixes].some((prefix) => key.startsWith(prefix)),
        );
        return {
          code: code.replace(TABLE, () => JSON.stringify(Object.fromEntries(kept))),
          map: null,
        };
      },
    },
  };
}
