/** Installations of the engine with a React that isn't the newest. */

import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { installationDir } from "../../scripts/setup/installation.mjs";
import { createSite, openSite, type Site, type SiteSource } from "./site.ts";

/**
 * A site whose engine finds this React, such as `19.0`, beside itself; all else it finds further up. The versions are
 * those of the repository's `devDependencies`.
 */
export function createSiteWithReact(version: string, source: SiteSource): Site {
  const { dir } = createSite(`react-${version}/site`, source);
  const modules = path.join(path.dirname(dir), "node_modules");
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules);
  const copy = (name: string, from: string): void =>
    cpSync(from, path.join(modules, name), { recursive: true });
  const renderer = findPackage(`react-dom-${version}`, import.meta.url);
  copy("velosaur", path.join(installationDir, "node_modules/velosaur"));
  copy("react", findPackage(`react-${version}`, import.meta.url));
  copy("react-dom", renderer);
  copy("scheduler", findPackage("scheduler", path.join(renderer, "package.json")));
  return openSite(dir, path.join(modules, "velosaur/bin/velosaur.mjs"));
}

const findPackage = (name: string, from: string): string =>
  path.dirname(createRequire(from).resolve(`${name}/package.json`));
