import { engineDir } from "../system/engine-paths.ts";
import { urlToPath } from "../system/path.ts";

const REACT = /^react(?:-dom)?(?:\/|$)/;

/** What the engine's modules import of others. */
export const OWN_PACKAGES = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "clsx",
  "prismjs",
];

const found = new Map<string, string>();

/**
 * A package as the engine has it: a site may have another version beside it, or none. Each module of the theme asks for
 * React, and Node would look for it each time.
 */
export function findOwnPackage(id: string): string {
  const file = found.get(id) ?? urlToPath(import.meta.resolve(id));
  found.set(id, file);
  return file;
}

/** Parts of React that are others in a browser: what Node finds needs Node. */
const RENDERERS = /^react-dom\/(?:server|static)$/;

/** As {@link findOwnPackage} names them, for a browser. */
export const toBrowserName = (id: string): string => (RENDERERS.test(id) ? `${id}.browser` : id);

/** React exists once, for whoever imports it: what one copy keeps, another doesn't know. */
export const isReact = (id: string): boolean => REACT.test(id);

/** Whether a module gets the engine's copy of a package. */
export const takesOwnPackage = (id: string, importer: string | undefined): boolean =>
  isReact(id) || (OWN_PACKAGES.includes(id) && importer?.startsWith(`${engineDir}/`) === true);
