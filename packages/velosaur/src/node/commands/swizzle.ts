import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { loadPlugins } from "../plugins/load-plugins.ts";
import { AuthorError } from "../system/author-error.ts";
import type { CommandArgs, SwizzleOptions } from "./options.ts";
import type { Ask } from "./swizzle/ask.ts";
import { copyComponent } from "./swizzle/copy-component.ts";
import { createWrapper, type Language, type SwizzledFile } from "./swizzle/create-wrapper.ts";
import { formatList } from "./swizzle/format-list.ts";
import {
  findComponent,
  findStatus,
  findTheme,
  listThemes,
  SWIZZLE_ACTIONS,
  type SwizzleAction,
  type Theme,
} from "./swizzle/themes.ts";

export interface SwizzleArgs extends CommandArgs<SwizzleOptions> {
  themeName?: string | undefined;
  componentName?: string | undefined;
  /** Absent where nobody can answer. */
  ask?: Ask | undefined;
}

export type Swizzled = { list: string } | { files: string[] };

/** Wraps or copies a component of a theme. Returns the files, or the list that was asked for. */
export async function swizzle(args: SwizzleArgs): Promise<Swizzled> {
  const { siteDir, options } = args;
  const context = await resolveConfig({ siteDir, configPath: options.config, mode: "development" });
  const themes = listThemes(context, await loadPlugins(context));
  if (options.list) return { list: listComponents(themes, args.themeName) };
  const theme = await chooseTheme(themes, args);
  const component = await chooseComponent(theme, args);
  const action = await chooseAction(theme, component, args);
  await assertAllowed(theme, { component, action }, args);
  const language = chooseLanguage(theme, action, { ...args, siteDir: context.siteDir });
  const targetDir = path.join(context.siteDir, "src/theme");
  assertFree(path.join(targetDir, component), context.siteDir);
  const files =
    action === "wrap"
      ? createWrapper(component, language)
      : await copyComponent({
          component,
          language,
          targetDir,
          sourceDir: findSourceDir(theme, language),
        });
  return { files: writeFiles(files, targetDir) };
}

const fail = (message: string, hint: string): AuthorError =>
  new AuthorError({ severity: "error", message, hint });

const listComponents = (themes: readonly Theme[], themeName: string | undefined): string =>
  (themeName === undefined ? themes : [findTheme(themes, themeName)]).map(formatList).join("\n\n");

async function chooseTheme(
  themes: readonly Theme[],
  { themeName, ask }: SwizzleArgs,
): Promise<Theme> {
  const names = themes.map(({ name }) => name);
  if (themeName !== undefined) return findTheme(themes, themeName);
  if (ask) return findTheme(themes, await ask("Which theme is the component from?", names));
  throw fail(
    "The theme is missing.",
    `Name it, then a component of it: swizzle ${names[0]} Footer --wrap. Themes: ${names.join(", ")}.`,
  );
}

async function chooseComponent(theme: Theme, { componentName, ask }: SwizzleArgs): Promise<string> {
  if (componentName !== undefined) return findComponent(theme, componentName);
  if (ask) return ask("Which component?", theme.components);
  throw fail("The component is missing.", `See which there are: swizzle ${theme.name} --list`);
}

async function chooseAction(
  theme: Theme,
  component: string,
  { options, ask }: SwizzleArgs,
): Promise<SwizzleAction> {
  const given = SWIZZLE_ACTIONS.filter((action) => options[action]);
  if (given.length > 1)
    throw fail("A component is either wrapped or ejected.", "Take out `--wrap` or `--eject`.");
  if (given[0]) return given[0];
  if (!ask)
    throw fail(
      `What is to be done to ${component} is missing.`,
      "Add `--wrap` for a component around the original, or `--eject` for a copy of its source.",
    );
  const choices = SWIZZLE_ACTIONS.map(
    (action) => `${action} (${findStatus(theme, component, action)})`,
  );
  const answer = await ask(`What is to be done to ${component}?`, choices);
  return answer.startsWith("wrap") ? "wrap" : "eject";
}

const VERBS = { wrap: "wrapped", eject: "ejected" };

async function assertAllowed(
  theme: Theme,
  { component, action }: { component: string; action: SwizzleAction },
  { options, ask }: SwizzleArgs,
): Promise<void> {
  const status = findStatus(theme, component, action);
  if (status === "forbidden")
    throw fail(
      `${component} can't be ${VERBS[action]}: it would break the theme.`,
      describeOther(theme, component, action),
    );
  if (status === "safe" || options.danger) return;
  const warning = `${component} isn't safe to be ${VERBS[action]}: any release may change what it gets and how it is used.`;
  if (!ask)
    throw fail(
      warning,
      `Add \`--danger\` to do it all the same. ${describeOther(theme, component, action)}`.trim(),
    );
  const answer = await ask(warning, ["go on", "stop"]);
  if (answer === "stop")
    throw fail("Stopped; nothing was written.", describeOther(theme, component, action));
}

/** The other action may be better. */
function describeOther(theme: Theme, component: string, action: SwizzleAction): string {
  const other = action === "wrap" ? "eject" : "wrap";
  return findStatus(theme, component, other) === "safe"
    ? `It is safe to be ${VERBS[other]}: --${other}`
    : "";
}

/** Without a word from the author, what the site is written in. */
function chooseLanguage(
  { name, typescriptDir }: Theme,
  action: SwizzleAction,
  { options, siteDir }: SwizzleArgs,
): Language {
  if (options.typescript && options.javascript)
    throw fail("A file is written in one language.", "Take out `--typescript` or `--javascript`.");
  if (options.typescript && action === "eject" && typescriptDir === undefined)
    throw fail(
      `The theme ${name} has no TypeScript source.`,
      "Take out `--typescript`, or wrap the component.",
    );
  if (options.typescript) return "typescript";
  if (options.javascript || (action === "eject" && typescriptDir === undefined))
    return "javascript";
  return existsSync(path.join(siteDir, "tsconfig.json")) ? "typescript" : "javascript";
}

const findSourceDir = ({ javascriptDir, typescriptDir }: Theme, language: Language): string =>
  (language === "javascript" ? (javascriptDir ?? typescriptDir) : typescriptDir) ?? "";

const EXTENSIONS = [".js", ".jsx", ".ts", ".tsx"];

/** What the author has written is never replaced. */
function assertFree(place: string, siteDir: string): void {
  const candidates = EXTENSIONS.flatMap((extension) => [
    place + extension,
    path.join(place, `index${extension}`),
  ]);
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) return;
  throw fail(
    `The site has this component already: ${path.relative(siteDir, found)}`,
    "Delete the file to begin anew.",
  );
}

function writeFiles(files: readonly SwizzledFile[], targetDir: string): string[] {
  return files.map(({ name, text }) => {
    const file = path.join(targetDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}
