import { createRequire } from "node:module";
import path from "../system/path.ts";

/** What upstream's highlighter knows by itself, and the browser's part of ours doesn't. */
const USUAL = ["cpp", "go", "kotlin", "objectivec", "reason", "rust", "swift"];

interface Components {
  languages: Record<string, { alias?: string | string[] }>;
}
type GetLoader = (components: Components, ids: string[]) => { getIds: () => string[] };

const nodeRequire = createRequire(import.meta.url);

/**
 * Loaders of grammars, by the names of their languages, for code that the browser highlights. A grammar
 * is loaded after those that it builds upon. Names that Prism doesn't know have none.
 */
export function prismLanguagesSource(additionalLanguages: readonly string[]): string {
  const listFile = nodeRequire.resolve("prismjs/components.js");
  const components = nodeRequire(listFile) as Components;
  const getLoader = nodeRequire("prismjs/dependencies.js") as GetLoader;
  const known = Object.entries(components.languages).map(([id, { alias = [] }]) => [
    id,
    ...[alias].flat(),
  ]);
  const entries = [...new Set([...USUAL, ...additionalLanguages])].flatMap((language) => {
    const names = known.find((list) => list.includes(language));
    if (!names) return [];
    // To look each up takes a dozen times as long as all else here.
    const files = getLoader(components, [language])
      .getIds()
      .map((id) => path.join(path.dirname(listFile), `components/prism-${id}.js`));
    const loads = files.map((file) => `await import(${JSON.stringify(file)});`).join(" ");
    return names.map((name) => `${JSON.stringify(name)}: async () => { ${loads} },`);
  });
  return `export default {\n${entries.join("\n")}\n};`;
}
