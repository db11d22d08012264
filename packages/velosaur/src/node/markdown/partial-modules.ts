/** Partials as modules of their own, for code in the browser that names them. */

import type { CompiledDocument } from "../../shared/document.ts";

export interface BoundPartials {
  statements: string[];
  /** Local name → value, as properties. */
  bindings: string[];
  /** Variable of the module that a local name comes from. */
  variables: ReadonlyMap<string, string>;
}

export function bindPartials(
  { partials, partialExports = {} }: CompiledDocument,
  isWanted: (name: string) => boolean = () => true,
): BoundPartials {
  const shown = Object.entries(partials).map(([local, filePath]) => ({
    local,
    filePath,
    name: "default",
  }));
  const read = Object.entries(partialExports).map(([local, from]) => ({ local, ...from }));
  const wanted = [...shown, ...read].filter(({ local }) => isWanted(local));
  const variables = new Map<string, string>();
  const files = new Map<string, string>();
  for (const { local, filePath } of wanted) {
    const variable = files.get(filePath) ?? `partial${files.size}`;
    files.set(filePath, variable);
    variables.set(local, variable);
  }
  return {
    variables,
    statements: [...files].map(
      ([file, variable]) => `import * as ${variable} from ${JSON.stringify(file)};`,
    ),
    bindings: wanted.map(
      ({ local, name }) =>
        `${JSON.stringify(local)}: ${variables.get(local)}[${JSON.stringify(name)}]`,
    ),
  };
}
