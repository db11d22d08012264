import { engineDir } from "../system/engine-paths.ts";

/** Fields of the configuration that hold functions, or that only the build reads, as a rule. */
export const BUILD_FIELDS: readonly string[] = [
  "plugins",
  "presets",
  "themes",
  "markdown",
  "future",
  "ssrTemplate",
  "webpack",
  "headTags",
  "scripts",
  "stylesheets",
  "clientModules",
  "onBrokenLinks",
  "onBrokenAnchors",
  "onBrokenMarkdownLinks",
  "onDuplicateRoutes",
  "staticDirectories",
];

const READ_FIELD = new RegExp(
  `\\.(${BUILD_FIELDS.join("|")})\\b|[{,]\\s*(${BUILD_FIELDS.join("|")})(?=\\s*[,:=}])`,
  "g",
);

/** Those of them that code of the browser reads, of the site and of packages: pages get them. */
export function findReadFields(modules: [id: string, code: string | null][]): string[] {
  const codes = modules
    .filter(([id]) => !id.startsWith(engineDir) && !id.startsWith("\0"))
    .flatMap(([, code]) => (code?.includes("siteConfig") ? [code] : []));
  const found = new Set(
    codes.flatMap((code) =>
      [...code.matchAll(READ_FIELD)].map(([, after, within]) => after ?? within),
    ),
  );
  return BUILD_FIELDS.filter((field) => found.has(field));
}
