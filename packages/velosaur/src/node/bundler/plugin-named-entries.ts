import type { Plugin } from "vite";
import type { BundledModule } from "./bundle-request.ts";
import { entryInput } from "./plugin-style-entries.ts";

const PREFIX = "virtual:velosaur/names/";

/** With what the bundle begins for a module: with names of it alone, where documents take no others. */
export const moduleInput = ({ id, names }: BundledModule): string =>
  names ? PREFIX + id : entryInput(id);

/** Serves the names that documents take from packages: a document that shows one icon needs no thousand others. */
export function namedEntriesPlugin(modules: readonly BundledModule[]): Plugin {
  const namesOf = new Map(modules.map(({ id, names }) => [id, names ?? []]));
  return {
    name: "velosaur:named-entries",
    enforce: "pre",
    resolveId: {
      filter: { id: /^virtual:velosaur\/names\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0virtual:velosaur\/names\// },
      handler(id) {
        const moduleId = id.slice(PREFIX.length + 1);
        return createSource(moduleId, namesOf.get(moduleId) ?? []);
      },
    },
  };
}

/** Of a name that the package doesn't export, whoever uses it tells, with its place in the document. */
const createSource = (moduleId: string, names: readonly string[]): string =>
  [
    `import * as all from ${JSON.stringify(moduleId)};`,
    ...names.map((name) => `const own_${name} = all.${name};`),
    `export { ${names.map((name) => `own_${name} as ${name}`).join(", ")} };`,
  ].join("\n");
