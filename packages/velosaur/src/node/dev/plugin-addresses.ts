import path from "../system/path.ts";
import type { DevEnvironment, Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { isCommonJs } from "./common-js.ts";
import type { PluginPackage } from "./plugin-packages.ts";

/**
 * Gives each module of a package one address. Vite gives two: one where a name of the engine's leads to the file,
 * another where a file beside it does. CommonJS is bundled ahead, whoever asks for it, but for plugins' own.
 *
 * The engine's own have a version, which Vite lets browsers keep: asking again for each of them makes every page wait.
 */
export function addressesPlugin(
  pluginPackages: readonly PluginPackage[],
  engineVersion: string,
): Plugin {
  return {
    name: "velosaur:addresses",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer, options) {
      // While Vite looks for packages, files have to be files.
      if ("scan" in options && options.scan) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const { environment } = this;
      if (!resolved || environment.mode !== "dev") return resolved;
      const { parseSync } = await import("vite");
      const needsBundler = (file: string): boolean =>
        !pluginPackages.some(({ folder }) => file.startsWith(folder)) &&
        isCommonJs(file, parseSync);
      return {
        ...resolved,
        id: toAddress(resolved.id, { environment, engineVersion, needsBundler }),
      };
    },
  };
}

type Optimizer = NonNullable<DevEnvironment["depsOptimizer"]>;

const SCRIPT = /\.[cm]?[jt]sx?(?:\?|$)/;

/** Scripts of packages, but for what Vite itself runs in the browser, which has fixed addresses. */
function isPackageScript(id: string): boolean {
  const start = id.indexOf("/node_modules/");
  return start >= 0 && !id.includes("vite/dist/client/", start) && SCRIPT.test(id.slice(start));
}

interface AddressOptions {
  environment: DevEnvironment;
  engineVersion: string;
  needsBundler: (file: string) => boolean;
}

function toAddress(
  id: string,
  { environment: { depsOptimizer }, engineVersion, needsBundler }: AddressOptions,
): string {
  if (!depsOptimizer || !path.isAbsolute(id) || depsOptimizer.isOptimizedDepFile(id)) return id;
  const bundled = findBundled(setVersion(id), depsOptimizer);
  if (bundled !== undefined) return bundled;
  // Packages bundled anew have other addresses, which modules that were kept don't know.
  const packages = depsOptimizer.metadata.browserHash;
  if (id.startsWith(`${engineDir}/`)) return setVersion(id, engineVersion + packages);
  if (!isPackageScript(id)) return id;
  const file = setVersion(id);
  // Vite itself leaves it as it is where the importer is in a package, too.
  return !file.includes("?") && needsBundler(file)
    ? depsOptimizer.getOptimizedDepId(depsOptimizer.registerMissingImport(file, file))
    : setVersion(id, packages);
}

/** What is bundled ahead by its file, since a name of the engine's stands for it. */
function findBundled(id: string, optimizer: Optimizer): string | undefined {
  const info = optimizer.metadata.depInfoList.find(({ src }) => src === id);
  return info && optimizer.getOptimizedDepId(info);
}

/** Without a version, one that is there goes. */
function setVersion(id: string, version?: string): string {
  // A folder may have an `&` in its name.
  const [file = "", query = ""] = id.split("?", 2);
  const others = query.split("&").filter((part) => part !== "" && !part.startsWith("v="));
  const all = version === undefined ? others : [...others, `v=${version}`];
  return all.length > 0 ? `${file}?${all.join("&")}` : file;
}
