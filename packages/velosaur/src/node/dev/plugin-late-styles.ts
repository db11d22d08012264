import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isCSSRequest, type Plugin, type Rolldown } from "vite";
import { BUNDLED_AHEAD } from "../bundler/plugin-jsx-in-js.ts";
import { type ScriptNode, walkScript } from "../javascript/toolchain.ts";

/**
 * Styles behind `import("./late.css")` are there from the beginning, as in a build (`bundler/plugin-late-styles.ts`) and
 * with upstream: a button may look right only with those of the window that it opens.
 */
export function lateStylesPlugin(): Plugin {
  return {
    name: "velosaur:late-styles",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      filter: { id: { exclude: BUNDLED_AHEAD }, code: /\bimport\(/ },
      async handler(code, id) {
        const names = listLate(code, this);
        const areStyles = await Promise.all(names.map((name) => isStyles(this, name, toFile(id))));
        const styles = names.filter((_name, index) => areStyles[index]);
        if (styles.length === 0) return null;
        const imports = styles.map((name) => `import ${JSON.stringify(name)};`);
        // Behind all else: lines stay where they were.
        return { code: [code, ...imports].join("\n"), map: null };
      },
    },
  };
}

const toFile = (id: string): string => id.replace(/\?.*$/, "");

/** What `import()` is called with, where that is a text. What is no JavaScript calls nothing. */
function listLate(code: string, context: Pick<Rolldown.TransformPluginContext, "parse">): string[] {
  const names = new Set<string>();
  try {
    walkScript(context.parse(code) as unknown as ScriptNode, ({ type, source }) => {
      const value = type === "ImportExpression" ? (source as ScriptNode)["value"] : undefined;
      if (typeof value === "string") names.add(value);
    });
  } catch {
    // Of a mistake in it, whoever loads it tells.
  }
  return [...names];
}

type Context = Pick<Rolldown.TransformPluginContext, "resolve">;

/** Whether a module is a stylesheet, or one that names stylesheets and does nothing else. */
async function isStyles(context: Context, name: string, importer: string): Promise<boolean> {
  const file = await findFile(context, name, importer);
  if (file === undefined || isCSSRequest(file)) return file !== undefined;
  const named = /\.[cm]?js$/.test(file) ? listNamed(readFileSync(file, "utf8")) : [];
  const files = await Promise.all(named.map((next) => findFile(context, next, file)));
  return files.length > 0 && files.every((found) => found !== undefined && isCSSRequest(found));
}

async function findFile(
  context: Context,
  name: string,
  importer: string,
): Promise<string | undefined> {
  const resolved = await context.resolve(name, importer);
  const file = toFile(resolved?.id ?? "");
  if (existsSync(file)) return file;
  // A package may not be bundled ahead yet.
  try {
    return createRequire(importer).resolve(name);
  } catch {
    return undefined;
  }
}

const NAMING = /^\s*(?:import|export \* from)\s*["']([^"']+)["'];?\s*$/;

/** What its lines name; nothing where one of them does anything else. */
function listNamed(code: string): string[] {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const named = lines.map((line) => NAMING.exec(line)?.[1]);
  return named.includes(undefined) ? [] : (named as string[]);
}
