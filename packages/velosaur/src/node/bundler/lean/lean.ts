/**
 * What pages need not carry, and what needn't be rendered for each of them. Each part leans on insides of React or of
 * Infima, so it is left out only where those are of a version that was tried; else, and where a site asks for it, pages
 * carry the whole.
 *
 * | part       | what is left out                                          | what it leans on                        |
 * | ---------- | --------------------------------------------------------- | --------------------------------------- |
 * | `react`    | kinds of elements and hooks that no module uses            | names in React's production build       |
 * | `late`     | components that are text and links, until the first touch | ids that React's server gives           |
 * | `styles`   | variants and variables of Infima that nothing names       | its way of naming them                  |
 * | `markup`   | rendering again what looks alike on many pages            | how React's server parts texts          |
 *
 * `markup` takes nothing off a page: the build does less. Of 400 pages of the benchmark's corpus it renders 1,900 items of
 * sidebars instead of 16,700, which is an eighth of the build's CPU time. The HTML is the same.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export interface Lean {
  react: boolean;
  late: boolean;
  styles: boolean;
  markup: boolean;
}

export interface LeanVersions {
  react: string;
  infima: string;
}

/** Tried with tests that render, hydrate and use each kind of page. */
const KNOWN: Readonly<Record<keyof LeanVersions, RegExp>> = {
  react: /^19\.[0-3]\.\d+$/,
  infima: /^0\.2\.0-alpha\.45$/,
};

/** `isWanted`: whether the site leaves it to the engine, as it does unless it says otherwise. */
export function chooseLean(isWanted: boolean, versions: LeanVersions = readVersions()): Lean {
  const isKnown = (name: keyof LeanVersions): boolean =>
    isWanted && KNOWN[name].test(versions[name]);
  const react = isKnown("react");
  return { react, late: react, styles: isKnown("infima"), markup: react };
}

/** Of the packages that pages are made with. */
function readVersions(): LeanVersions {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string): string => {
    const { version } = JSON.parse(
      readFileSync(require.resolve(`${name}/package.json`), "utf8"),
    ) as { version: string };
    return version;
  };
  return { react: versionOf("react-dom"), infima: versionOf("infima") };
}
