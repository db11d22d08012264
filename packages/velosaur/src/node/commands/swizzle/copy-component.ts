import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "../../system/path.ts";
import { replaceRanges } from "../../javascript/replace-ranges.ts";
import { engineDir, themeSourceDir } from "../../system/engine-paths.ts";
import {
  isScriptNode,
  loadToolchain,
  type ScriptNode,
  type Toolchain,
  walkScript,
} from "../../javascript/toolchain.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Language, SwizzledFile } from "./create-wrapper.ts";

export interface CopyRequest {
  component: string;
  language: Language;
  /** Where the theme lies, and whether what lies there is to be made JavaScript. */
  sourceDir: string;
  /** The site's `src/theme`. */
  targetDir: string;
}

const SOURCE = /\.(?:[jt]sx?|css)$/;
const NOT_SOURCE = /\.d\.ts$|\.(?:test|spec)\.[jt]sx?$/;
const isSource = (name: string): boolean => SOURCE.test(name) && !NOT_SOURCE.test(name);
const withoutExtension = (name: string): string => name.replace(/\.[cm]?[jt]sx?$/, "");

/** The files of a component without the components below it, changed so that they work in the site. */
export async function copyComponent(request: CopyRequest): Promise<SwizzledFile[]> {
  const { component, sourceDir } = request;
  const toolchain = await loadToolchain();
  const files = findFiles(component, sourceDir);
  return files.map((name) => {
    const text = readFileSync(path.join(sourceDir, name), "utf8");
    if (name.endsWith(".css")) return { name, text };
    return copyModule({ name, text }, { ...request, files, toolchain });
  });
}

/** Names relative to the theme's folder. A component is a folder, or a single file. */
function findFiles(component: string, sourceDir: string): string[] {
  const folder = path.join(sourceDir, component);
  const inFolder = existsSync(folder)
    ? readdirSync(folder)
        .filter(isSource)
        .map((name) => `${component}/${name}`)
    : [];
  if (inFolder.some((name) => withoutExtension(name) === `${component}/index`))
    return inFolder.sort();
  const parent = path.posix.dirname(component);
  const beside = existsSync(path.join(sourceDir, parent))
    ? readdirSync(path.join(sourceDir, parent)).filter(isSource)
    : [];
  const single = beside
    .filter((name) => withoutExtension(name) === path.posix.basename(component))
    .map((name) => path.posix.join(parent, name));
  if (single.length > 0) return single;
  throw new AuthorError({
    severity: "error",
    message: `The theme has no source of ${component} in this language.`,
    hint: "Add `--javascript`, or wrap the component.",
  });
}

interface ModuleContext extends CopyRequest {
  files: readonly string[];
  toolchain: Toolchain;
}

function copyModule(file: SwizzledFile, context: ModuleContext): SwizzledFile {
  const { toolchain, language } = context;
  const isTyped = /\.tsx?$/.test(file.name);
  const lang = file.name.endsWith(".ts") ? "ts" : isTyped ? "tsx" : "jsx";
  const { program } = toolchain.parseSync(file.name, file.text, { lang });
  const sources = findSources(program as unknown as ScriptNode);
  const text = replaceRanges(
    file.text,
    sources.map(({ start, end, value }) => ({
      start: start + 1,
      end: end - 1,
      text: rewriteSource(value, file.name, context),
    })),
  );
  if (!isTyped || language === "typescript") return { name: file.name, text };
  const compiled = toolchain.transformSync(file.name, text, { lang, jsx: "preserve" });
  return {
    name: file.name.replace(/\.tsx?$/, ".js"),
    text: compiled.code.replaceAll(/^\t+/gm, (tabs) => "  ".repeat(tabs.length)),
  };
}

interface Source {
  start: number;
  end: number;
  value: string;
}

/** What the module imports by a relative path. */
function findSources(program: ScriptNode): Source[] {
  const sources: Source[] = [];
  walkScript(program, (node) => {
    const { source } = node as { source?: unknown };
    if (!/Import|Export/.test(node.type) || !isScriptNode(source)) return;
    const { value } = source as { value?: unknown };
    if (typeof value === "string" && /^\.\.?\//.test(value))
      sources.push({ start: source.start, end: source.end, value });
  });
  return sources;
}

/** The same module, as the site can name it: its place in the theme says nothing in `src/theme`. */
function rewriteSource(source: string, importer: string, context: ModuleContext): string {
  const { sourceDir, targetDir, files } = context;
  const folder = path.posix.dirname(importer);
  const inTheme = path.posix.join(folder, source);
  if (files.some((name) => withoutExtension(name) === withoutExtension(inTheme)))
    return withoutExtension(source);
  const isModule = !/\.(?!js$|jsx$|ts$|tsx$)\w+$/.test(source);
  if (isModule && !inTheme.startsWith("../"))
    return `@theme/${withoutExtension(inTheme).replace(/\/index$/, "")}`;
  const file = path.join(sourceDir, inTheme);
  const shared = path.join(path.dirname(themeSourceDir), "shared") + path.sep;
  if (file.startsWith(shared) || file.startsWith(path.join(engineDir, "shared") + path.sep))
    return `velosaur/shared/${withoutExtension(inTheme.replace(/^.*?shared\//, ""))}`;
  const relative = path.relative(path.join(targetDir, folder), file);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
