import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "../system/path.ts";
import type { Plugin, Rolldown } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { AuthorError } from "../system/author-error.ts";
import type { LoaderReport } from "./loader-report.ts";
import type { LoaderHost } from "./loader-context.ts";
import { knownKind } from "./known-loaders.ts";
import { toEsModule } from "../javascript/to-es-module.ts";
import { type ModulePlan, type Output, planModule } from "./plan-module.ts";
import type { Resource } from "./match-rules.ts";
import type { NamedTarget } from "./translate-alias.ts";
import { type Content, type LoaderResult, runLoaders } from "./run-loaders.ts";
import { describeValue } from "./plain-value.ts";
import { createEmittedFiles, type EmittedFiles } from "./emitted-files.ts";
import type { LoaderEntry, RuleEntry } from "./webpack-config.ts";
import { compileScript } from "./compile-script.ts";
import { makeSvgComponent } from "./svg-component.ts";

export interface LoadersOptions {
  rules: RuleEntry[];
  siteDir: string;
  baseUrl: string;
  isServer: boolean;
  mode: LoaderHost["mode"];
  /** Folders that loaders are looked for from. */
  folders: string[];
  loaderAliases?: NamedTarget[] | undefined;
  /** Folders that loaders lie in themselves. */
  loaderFolders?: string[] | undefined;
}

/** What plugins say of names of loaders. */
type LoaderNames = Pick<LoadersOptions, "loaderAliases" | "loaderFolders">;

/** Ends an id whose file the bundler would take for something else. */
const MARK = "velosaur-webpack";
const HIDDEN = `\0${MARK}:`;
/** What the bundler itself writes behind a name. */
const OWN_QUERY = /[?&](?:import|direct|t=\d+|v=[\w-]+|velosaur-webpack[^&]*)(?=&|$)/g;

type Context = Rolldown.PluginContext;

/** Runs loaders of plugins on the files that their rules name. */
export function loadersPlugin(options: LoadersOptions): Plugin {
  const { rules, loaderAliases, loaderFolders, folders, isServer, baseUrl } = options;
  const emitted = createEmittedFiles(baseUrl);
  const report = createReport();
  return {
    name: `velosaur:webpack-loaders-${isServer ? "server" : "client"}`,
    enforce: "pre",
    api: {
      rules: describeValue(rules),
      folders,
      names: { loaderAliases, loaderFolders } satisfies LoaderNames,
      isChanged: (filePath: string) => planModule({ filePath, query: "" }, options) !== undefined,
      ...report,
    },
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    configureServer: (server) => void server.middlewares.use(emitted.serve),
    resolveId: {
      // Code keeps its name whatever is made of it.
      filter: { id: /^(?!\0).*\.(?!(?:[cm]?[jt]sx?)(?:\?|$))\w+(?:\?|$)/ },
      async handler(id, importer) {
        if (id.includes(MARK)) return null;
        const resolved = await this.resolve(id, importer && toFile(importer), { skipSelf: true });
        if (!resolved || resolved.external || !isOurs(resolved.id)) return null;
        const plan = planModule(toResource(resolved.id), options);
        return plan ? { id: toId(resolved.id, plan.output) } : null;
      },
    },
    load: {
      async handler(id) {
        const resource = toResource(toFile(id));
        if (!isOurs(resource.filePath)) return null;
        const plan = planModule(resource, options);
        if (!plan) return null;
        return makeModule(plan, { resource, options, emitted, report, context: this as Context });
      },
    },
  };
}

const createReport = (): LoaderReport => ({ readFiles: new Set(), failures: [] });

interface ModuleRun {
  resource: Resource;
  options: LoadersOptions;
  emitted: EmittedFiles;
  report: LoaderReport;
  context: Context;
}

async function makeModule(
  plan: ModulePlan,
  { resource, options, emitted, report, context }: ModuleRun,
): Promise<Rolldown.LoadResult> {
  const { baseUrl, mode, isServer, folders } = options;
  const emit = (name: string, content: Content): string =>
    emitted.emit({ name, content }, (file) => {
      if (mode === "production" && !isServer) context.emitFile(file);
    });
  const run = { ...resource, options, emit, context };
  const result = await runPlan(plan, run).catch((error: unknown) => {
    if (error instanceof AuthorError) report.failures.push(error);
    throw error;
  });
  for (const file of result.files) {
    report.readFiles.add(file);
    if (file !== resource.filePath) context.addWatchFile(file);
  }
  return toModule(result, { plan, ...resource, emit, baseUrl, folders });
}

/** Loaders before a file's name, with the marks that keep others away. */
const CHAIN = /^(?:!!|-!|!)?((?:[^!\0]+!)+)([^!]+)$/;
const CHAIN_QUERY = "velosaur-loaders";

/** Runs loaders that an import names itself: `!!yaml-loader!./list.yaml`. */
export function inlineLoadersPlugin(report: LoaderReport = createReport()): Plugin {
  let site: Pick<LoadersOptions, "siteDir" | "baseUrl" | "mode"> & LoaderNames;
  let emitted: EmittedFiles;
  return {
    name: "velosaur:inline-loaders",
    enforce: "pre",
    configResolved({ root, base, isProduction, plugins }) {
      const mode = isProduction ? "production" : "development";
      site = { siteDir: root, baseUrl: base, mode, ...findNames(plugins) };
      emitted = createEmittedFiles(base);
    },
    configureServer: (server) => void server.middlewares.use(emitted.serve),
    resolveId: {
      filter: { id: CHAIN },
      async handler(id, importer) {
        // A folder may have a `!` in its name.
        if (existsSync(toResource(id).filePath)) return null;
        const [, loaders = "", target = ""] = CHAIN.exec(id) ?? [];
        const resolved = await this.resolve(target, importer, { skipSelf: true });
        if (!resolved || resolved.external || !isOurs(resolved.id)) return null;
        const chain = encodeURIComponent(loaders.slice(0, -1));
        return `${toResource(resolved.id).filePath}?${CHAIN_QUERY}=${chain}`;
      },
    },
    load: {
      filter: { id: new RegExp(`\\?${CHAIN_QUERY}=`) },
      async handler(id) {
        const resource = { ...toResource(id), query: "" };
        const chain = new URLSearchParams(toResource(id).query).get(CHAIN_QUERY) ?? "";
        const plan = planModule(resource, { ...site, rules: [{ use: chain }] });
        if (!plan) return null;
        const isServer = this.environment.config.consumer === "server";
        const options = { ...site, isServer, rules: [], folders: [site.siteDir] };
        return makeModule(plan, { resource, options, emitted, report, context: this as Context });
      },
    },
  };
}

/** Both sides are told the same. */
const findNames = (plugins: readonly Plugin[]): LoaderNames | undefined =>
  plugins.map(({ api }) => api as { names?: LoaderNames } | undefined).find((api) => api?.names)
    ?.names;

/** Code of the engine is compiled as it was written: plugins' rules were made for upstream's. */
const isOurs = (id: string): boolean =>
  path.isAbsolute(id) && !id.startsWith(engineDir + path.sep) && !id.startsWith("\0");

/** A module that has got a name of its own, by the name of its file. */
const toFile = (id: string): string =>
  id.startsWith(HIDDEN) ? id.slice(HIDDEN.length, -".js".length) : id;

function toResource(id: string): { filePath: string; query: string } {
  const at = id.indexOf("?");
  if (at < 0) return { filePath: id, query: "" };
  const query = id.slice(at).replaceAll(OWN_QUERY, "").replace(/^&/, "?");
  return { filePath: id.slice(0, at), query };
}

const STYLE_END = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss|sss)$/;

/** An ending by which the bundler takes the module for what it has become. */
function toId(id: string, output: Output): string {
  const { filePath } = toResource(id);
  const join = id.includes("?") ? "&" : "?";
  if (output.kind === "style") {
    const ending = `${output.isModule ? ".module" : ""}.${output.lang}`;
    return filePath.endsWith(ending) ? id : `${id}${join}${MARK}${ending}`;
  }
  const isTaken = STYLE_END.test(filePath) || filePath.endsWith(".json");
  return isTaken && output.kind !== "json" ? `${HIDDEN}${id}.js` : id;
}

interface PlanRun {
  filePath: string;
  query: string;
  options: LoadersOptions;
  emit: (name: string, content: Content) => string;
  context: Context;
}

function runPlan(plan: ModulePlan, run: PlanRun): Promise<LoaderResult> {
  const { filePath, query, options, emit, context } = run;
  const host: LoaderHost = {
    ...options,
    resolve: async (name, importer) =>
      (await context.resolve(name, importer, { skipSelf: true }))?.id.replace(/\?.*$/, ""),
    emitFile: (name, content) => void emit(name, content),
    warn: (message) => context.warn(message),
  };
  return runLoaders({
    filePath,
    query,
    loaders: plan.loaders,
    folders: options.folders,
    loaderFolders: options.loaderFolders,
    host,
    runKnown: async (entry, content) => runKnown(entry, content, { filePath, emit }),
  });
}

/** A loader that the bundler has a counterpart for, with another one waiting for what it makes. */
async function runKnown(
  { loader }: LoaderEntry,
  content: Content,
  { filePath, emit }: { filePath: string; emit: PlanRun["emit"] },
): Promise<Content> {
  const kind = knownKind(loader);
  if (kind === "script") return compileScript(String(content), filePath);
  if (kind === "source") return `export default ${JSON.stringify(toSource(content))};`;
  if (kind === "resource" || kind === "inline")
    return `export default ${JSON.stringify(emit(assetName(filePath, content), content))};`;
  return content;
}

/** Between loaders anything may be handed on: upstream's raw-loader writes an object as it is. */
const toSource = (content: unknown): unknown =>
  content instanceof Uint8Array ? toText(content) : content;

const toText = (content: Content): string =>
  typeof content === "string" ? content : Buffer.from(content).toString("utf8");

function assetName(filePath: string, content: Content): string {
  const { name, ext } = path.parse(filePath);
  const hash = createHash("sha1").update(content).digest("hex").slice(0, 8);
  return `assets/files/${name}-${hash}${ext}`;
}

interface MadeModule {
  plan: ModulePlan;
  filePath: string;
  emit: PlanRun["emit"];
  baseUrl: string;
  folders: string[];
}

const script = (code: string, map?: LoaderResult["map"]): Rolldown.LoadResult => ({
  code,
  map: (map ?? null) as never,
  moduleType: "js",
});

async function toModule(
  { content, map }: LoaderResult,
  { plan: { output, loaders }, filePath, emit, baseUrl, folders }: MadeModule,
): Promise<Rolldown.LoadResult> {
  const text = (): string => toText(content);
  switch (output.kind) {
    case "empty":
      return script("export default {};");
    case "source":
      return script(`export default ${JSON.stringify(toSource(content))};`);
    case "json":
      return script(toJsonModule(output.parse ? output.parse(text()) : JSON.parse(text())));
    case "asset":
      return script(
        `export default ${JSON.stringify(toAddress(content, { limit: output.limit, filePath, emit }))};`,
      );
    case "component":
      return script(
        await makeSvgComponent({ svg: text(), filePath, options: output.options, folders }),
      );
    case "style":
      return { code: text(), map: null };
    case "script": {
      const code = output.jsx ? await compileScript(text(), filePath) : text();
      const made = loaders.length > 0 ? await toEsModule(code) : code;
      return script(made.replaceAll(/\b__webpack_public_path__\b/g, JSON.stringify(baseUrl)), map);
    }
  }
}

/** Values by name, too, as the bundler gives them for JSON. */
function toJsonModule(value: unknown): string {
  const names = Object.keys(Object(value) as object).filter(
    (key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== "default",
  );
  return [
    `const value = ${JSON.stringify(value) ?? "undefined"};`,
    "export default value;",
    ...names.map(
      (name, index) =>
        `const named${index} = value[${JSON.stringify(name)}]; export { named${index} as ${name} };`,
    ),
  ].join("\n");
}

const MIME: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  woff: "font/woff",
  woff2: "font/woff2",
  txt: "text/plain",
};

function toAddress(
  content: Content,
  { limit, filePath, emit }: { limit: number; filePath: string; emit: PlanRun["emit"] },
): string {
  const bytes = Buffer.from(content);
  if (bytes.length > limit || limit === 0) return emit(assetName(filePath, content), content);
  const ending = path.extname(filePath).slice(1).toLowerCase();
  const type = (Object.hasOwn(MIME, ending) && MIME[ending]) || "application/octet-stream";
  return `data:${type};base64,${bytes.toString("base64")}`;
}
