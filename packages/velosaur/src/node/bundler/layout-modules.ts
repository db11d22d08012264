import type { BundleRequest } from "./bundle-request.ts";
import { engineDir } from "../system/engine-paths.ts";
import { createModuleResolver } from "./module-resolution.ts";

/** Layouts of docs pages: most visits begin or end there, so that their code comes with the entry. */
const LAYOUT_MODULES = new Set([
  "@theme/DocsRoot",
  "@theme/DocVersionRoot",
  "@theme/DocRoot",
  "@theme/DocItem",
]);

export const isLayoutModule = (id: string): boolean => LAYOUT_MODULES.has(id);

/** Source of `@generated/layout-modules`: the modules that the browser has with its entry, by id. */
export function layoutModulesSource(
  request: Pick<BundleRequest, "modules" | "siteDir" | "themePaths">,
): string {
  const resolver = createModuleResolver(request);
  const ids = request.modules
    .filter(({ id, client }) => client && isLayoutModule(id))
    .map(({ id }) => id);
  // The engine's own have a default export and nothing else; a site's may have more.
  const isOwn = (id: string): boolean => resolver.resolve(id)?.startsWith(engineDir) ?? false;
  const imports = ids.map(
    (id, index) => `import ${isOwn(id) ? "" : "* as "}module${index} from ${JSON.stringify(id)};`,
  );
  const entries = ids.map(
    (id, index) =>
      `${JSON.stringify(id)}: ${isOwn(id) ? `{ default: module${index} }` : `module${index}`}`,
  );
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}
