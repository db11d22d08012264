/** What a build would make of the configuration and of each plugin that it names. */

import path from "../../system/path.ts";
import { resolveConfig } from "../../config/resolve-config.ts";
import { warnOfRecmaPlugins } from "../../plugins/collect-parts.ts";
import type { LoadContext, LoadedPlugin } from "../../contract/contract.ts";
import { loadPlugins } from "../../plugins/load-plugins.ts";
import { warnOfBabel } from "../../plugins/warn-of-babel.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { asksWebpack } from "../../site/translate-plan.ts";
import type { CommandArgs, DoctorOptions } from "../options.ts";
import { adviseAddOn, findMissingAddOn } from "./advise-add-on.ts";
import { type Finding, toFinding } from "./finding.ts";

const namePlugin = ({ name, id }: LoadedPlugin): string =>
  id === "default" ? name : `${name} (${id})`;

const listNames = (plugins: LoadedPlugin[]): string => plugins.map(namePlugin).join(", ");

/** Those of which nothing else is said. */
const describePlugins = (plugins: LoadedPlugin[], told: ReadonlySet<LoadedPlugin>): Finding[] => {
  const untold = plugins.filter((plugin) => !told.has(plugin));
  const builtIn = untold.filter(({ isBuiltIn }) => isBuiltIn === true);
  const foreign = untold.filter(({ isBuiltIn }) => isBuiltIn !== true);
  const findings: Finding[] = [];
  if (builtIn.length > 0)
    findings.push({ verdict: "replaced", message: `Plugins: ${listNames(builtIn)}.` });
  if (foreign.length > 0)
    findings.push({ verdict: "works", message: `Plugins: ${listNames(foreign)}.` });
  return findings;
};

/** A preset may bring them along, without the site's `package.json` naming them. */
const adviseOnAddOns = (plugins: LoadedPlugin[], siteDir: string): Finding[] =>
  plugins.flatMap(({ name, isBuiltIn }) => {
    const packageName = name.replace(/^docusaurus-/, "@docusaurus/");
    const addOn = isBuiltIn === true ? undefined : findMissingAddOn(packageName);
    return addOn === undefined ? [] : [adviseAddOn(packageName, { addOn, siteDir })];
  });

const describeConfig = ({ siteConfig, siteConfigPath, siteDir }: LoadContext): Finding[] => {
  const { future, webpack } = siteConfig;
  const works: Finding = {
    verdict: "works",
    message: `The configuration: ${path.relative(siteDir, siteConfigPath)}.`,
  };
  const fields = [
    ...(Object.values(future.faster).includes(true) || future.experimental_faster
      ? ["future.faster"]
      : []),
    ...(webpack === undefined ? [] : ["webpack.jsLoader"]),
  ];
  if (fields.length === 0) return [works];
  const replaced: Finding = {
    verdict: "replaced",
    message: `Tools that \`${fields.join("` and `")}\` choose: code is compiled and bundled by Vite.`,
  };
  return [works, replaced];
};

/** A build stops at these mistakes; anything else is our bug. */
const collectFailures = async (task: () => Promise<Finding[]>): Promise<Finding[]> => {
  try {
    return await task();
  } catch (error) {
    if (error instanceof AuthorError) return error.diagnostics.map(toFinding);
    throw error;
  }
};

/** What can't be translated for Vite. A plugin that needs its content for an answer is asked by a build alone. */
const collectUntranslated = async (
  plugins: LoadedPlugin[],
  context: LoadContext,
): Promise<Diagnostic[]> => {
  if (!plugins.some(asksWebpack)) return [];
  const { translateLifecycles } = await import("../../webpack/translate-lifecycles.ts");
  try {
    return (await translateLifecycles({ context, plugins, allContent: {} })).diagnostics;
  } catch (error) {
    if (error instanceof AuthorError) return [];
    throw error;
  }
};

const examinePlugins = async (context: LoadContext): Promise<Finding[]> => {
  const plugins = await loadPlugins(context);
  const warnings = plugins.map((plugin) => ({
    plugin,
    diagnostics: [...warnOfRecmaPlugins(plugin), ...(plugin.getDiagnostics?.() ?? [])],
  }));
  const told = new Set(
    warnings.filter(({ diagnostics }) => diagnostics.length > 0).map(({ plugin }) => plugin),
  );
  return [
    ...describePlugins(plugins, told),
    ...adviseOnAddOns(plugins, context.siteDir),
    ...warnings.flatMap(({ diagnostics }) => diagnostics.map(toFinding)),
    ...(await collectUntranslated(plugins, context)).map(toFinding),
  ];
};

/** Runs the configuration and calls the plugins, as a build does; no content is loaded. */
export const checkPlugins = ({
  siteDir,
  options,
}: CommandArgs<DoctorOptions>): Promise<Finding[]> =>
  collectFailures(async () => {
    const context = await resolveConfig({
      siteDir,
      configPath: options.config,
      mode: "production",
    });
    return [
      ...describeConfig(context),
      ...(await collectFailures(() => examinePlugins(context))),
      ...warnOfBabel(context.siteDir).map(toFinding),
    ];
  });
