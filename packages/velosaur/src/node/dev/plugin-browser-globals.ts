import type { InlineConfig, Plugin } from "vite";
import { BROWSER_GLOBALS, WEBPACK_GLOBALS } from "../bundler/browser-globals.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { engineDir } from "../system/engine-paths.ts";
import { BUNDLED_AHEAD, IN_PACKAGE } from "../bundler/plugin-jsx-in-js.ts";

/** Their modules name none of them: to look for places in the large ones takes long. */
const WITHOUT = new RegExp(`^${escapePattern(engineDir)}/|/vite/dist/client/`);

/** Code by name, as the transformer takes it. */
type Constants = Record<string, string>;

/**
 * Constants of `process` become part of the browser's code, as in a build. Vite would make a global variable of them, by
 * which packages take a browser for Node.
 */
export async function configureBrowserGlobals(config: InlineConfig): Promise<InlineConfig> {
  const { mergeConfig } = await import("vite");
  const define = Object.entries(config.define ?? {});
  const ofProcess = Object.fromEntries(define.filter(([name]) => isOfProcess(name)));
  const others = Object.fromEntries(define.filter(([name]) => !isOfProcess(name)));
  const constants = { ...BROWSER_GLOBALS, ...toCode(ofProcess) };
  const inNode: InlineConfig = {
    environments: { ssr: { define: { ...WEBPACK_GLOBALS, ...ofProcess } } },
  };
  return mergeConfig(mergeConfig(inNode, { ...config, define: others }), {
    optimizeDeps: { rolldownOptions: { transform: { define: constants } } },
    plugins: [browserGlobalsPlugin(constants)],
  });
}

const isOfProcess = (name: string): boolean => name === "process" || name.startsWith("process.");

const toCode = (define: Record<string, unknown>): Constants =>
  Object.fromEntries(
    Object.entries(define).map(([name, value]) => [
      name,
      typeof value === "string" ? value : String(JSON.stringify(value)),
    ]),
  );

/** Code that names one of the constants, however it is set: `process\n  .env`, `process?.env`, `process["env"]`. */
export const toPattern = (names: readonly string[]): RegExp =>
  new RegExp(
    names
      .map((name) =>
        name
          .split(".")
          .slice(0, 2)
          .join(String.raw`\b[\s?.[\]"'\x60]+`),
      )
      .map((pattern) => String.raw`\b${pattern}\b`)
      .join("|"),
  );

function browserGlobalsPlugin(constants: Constants): Plugin {
  const define = { "process.env.NODE_ENV": '"development"', ...constants };
  return {
    name: "velosaur:browser-globals",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:$|\?)/, exclude: [BUNDLED_AHEAD, WITHOUT] },
        code: toPattern(Object.keys(define)),
      },
      async handler(code, id) {
        const { transformWithOxc } = await import("vite");
        const result = await transformWithOxc(code, "module.js", { define, tsconfig: false });
        // To join a package's own map with another takes longer than all else that is done to it.
        return { code: result.code, map: IN_PACKAGE.test(id) ? { mappings: "" } : result.map };
      },
    },
  };
}
