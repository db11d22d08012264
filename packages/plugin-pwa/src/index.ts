/** Sites that can be installed and read offline: the Node side of the plugin. */

import { existsSync } from "node:fs";
import path from "node:path";
import type {
  HtmlTagObject,
  LoadContext,
  Plugin,
  PluginModule,
  PostBuildProps,
} from "velosaur/plugin";
import { buildWorker, type WorkerScript } from "./build-worker.js";
import { describeFailure } from "./describe-failure.js";
import { type OfflineFiles, PRECACHE_FILE, SHELL_FILE, WORKER_FILE } from "./files.js";
import { checkConfig, listFiles, type ListedFiles } from "./list-files.js";
import { optionsSchema, type Options } from "./options.js";

type Diagnostic = Parameters<PostBuildProps["report"]>[0];

function createPwaPlugin(context: LoadContext, given: Record<string, unknown>): Plugin | null {
  if (context.mode === "development") return null;
  const options = given as Options;
  const { siteDir, baseUrl } = context;
  const swCustom = options.swCustom && toFile(options.swCustom, siteDir);
  const register =
    options.swRegister === undefined
      ? path.join(import.meta.dirname, "client/register.js")
      : options.swRegister && toFile(options.swRegister, siteDir);
  return {
    name: "docusaurus-plugin-pwa",
    getThemePath: () => path.join(import.meta.dirname, "theme"),
    // One that is missing is told of with the others, not by the bundler.
    getClientModules: () => (register && existsSync(register) ? [register] : []),
    configureVite: () => ({
      define: {
        "process.env.PWA_DEBUG": JSON.stringify(options.debug),
        "process.env.PWA_SERVICE_WORKER_URL": JSON.stringify(baseUrl + WORKER_FILE),
        "process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES": JSON.stringify(
          options.offlineModeActivationStrategies,
        ),
      },
    }),
    injectHtmlTags: () => ({ headTags: options.pwaHead.map((tag) => toTag(tag, baseUrl)) }),
    async postBuild({ emitFile, renderEmptyDocument, report }) {
      const missing = describeMissing({ swCustom, swRegister: register || undefined });
      for (const diagnostic of missing) report(diagnostic);
      if (missing.length > 0) return;
      try {
        await checkConfig(options.injectManifestConfig, siteDir);
        emitWorker(await buildWorker({ debug: options.debug, swCustom }), emitFile);
      } catch (error) {
        return report(describeFailure(error, swCustom));
      }
      emitFile(SHELL_FILE, await renderEmptyDocument());
    },
    async outputWritten(props) {
      const { tooLarge, ...offline } = await listFiles(props, options.injectManifestConfig);
      for (const file of tooLarge) props.report(describeTooLarge(file));
      props.emitFile(PRECACHE_FILE, formatFiles(offline));
    },
  };
}

const toFile = (reference: string, siteDir: string): string =>
  path.resolve(siteDir, reference.replace(/^@site\//, ""));

/** Modules that the options name and nobody has written. */
function describeMissing(files: Record<string, string | undefined>): Diagnostic[] {
  return Object.entries(files).flatMap(([name, file]) =>
    file === undefined || existsSync(file)
      ? []
      : {
          severity: "error" as const,
          message: `\`${name}\` names a file that isn't there: ${file}`,
          keyPath: name,
          hint: "Give its path, absolute or relative to the site's folder, with its ending.",
        },
  );
}

const describeTooLarge = ({ url, size }: ListedFiles["tooLarge"][number]): Diagnostic => ({
  severity: "warning",
  message: `${decodeURI(url)} can't be seen offline: its ${(size / 1e6).toFixed(1)} MB are more than is kept of one file.`,
  keyPath: "injectManifestConfig",
  hint: "Raise `maximumFileSizeToCacheInBytes` in `injectManifestConfig`, or leave the file out with `globIgnores`.",
});

function emitWorker({ code, map }: WorkerScript, emitFile: PostBuildProps["emitFile"]): void {
  if (map === undefined) return emitFile(WORKER_FILE, code);
  emitFile(WORKER_FILE, `${code}//# sourceMappingURL=${WORKER_FILE}.map\n`);
  emitFile(`${WORKER_FILE}.map`, map);
}

const formatFiles = (files: OfflineFiles): string =>
  `self.offlineFiles=${JSON.stringify(files)};\n`;

const ADDRESSES = new Set(["href", "content"]);

/** A file of the site is named without its base URL. */
function toTag({ tagName, ...given }: Options["pwaHead"][number], baseUrl: string): HtmlTagObject {
  const attributes = Object.entries(given).map(([name, value]) => [
    name,
    ADDRESSES.has(name) && typeof value === "string" ? toAddress(value, baseUrl) : value,
  ]);
  return { tagName, attributes: Object.fromEntries(attributes) as HtmlTagObject["attributes"] };
}

function toAddress(value: string, baseUrl: string): string {
  const isFile = /^(?![a-z][\w+.-]*:|\/\/)[^\s(]*\.\w+$/i.test(value);
  if (!isFile || (value.startsWith(baseUrl) && baseUrl !== "/")) return value;
  return baseUrl + value.replace(/^\//, "");
}

const plugin: PluginModule = Object.assign(createPwaPlugin, {
  validateOptions: ({ options, validate }) =>
    validate(optionsSchema, options) as Record<string, unknown>,
  getSwizzleConfig: () => ({
    components: {
      PwaReloadPopup: { actions: { wrap: "safe" as const, eject: "safe" as const } },
    },
  }),
} satisfies Partial<PluginModule>);

export default plugin;
