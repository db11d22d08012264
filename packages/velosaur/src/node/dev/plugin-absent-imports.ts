import type { EnvironmentModuleNode, Plugin } from "vite";
import { replaceRanges, type Replacement } from "../javascript/replace-ranges.ts";
import { blank } from "../javascript/strip-types.ts";
import type { ScriptNode } from "../javascript/toolchain.ts";
import { AuthorError } from "../system/author-error.ts";
import { engineDir } from "../system/engine-paths.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { type AbsentName, warnOfAbsentName } from "../bundler/bundle-failure.ts";
import {
  type FindModule,
  isValue,
  type KnownModules,
  type ParsedFiles,
  rememberModules,
} from "../bundler/exported-names.ts";
import { BUNDLED_AHEAD, IN_PACKAGE } from "../bundler/plugin-jsx-in-js.ts";
import { measureComma } from "../bundler/plugin-unused-imports.ts";

const CODE = /^[^\0].*\.[cm]?[jt]sx?$/;
const ENGINE = new RegExp(`^${escapePattern(engineDir)}/`);

export interface AbsentImportsOptions {
  siteDir: string;
  tell: (warnings: AuthorError) => void;
}

/**
 * For the dev server: a name that the site's code imports, and that the other module doesn't export, is `undefined` as in
 * a build, and told. A browser would run nothing of the page.
 */
export function absentImportsPlugin({ siteDir, tell }: AbsentImportsOptions): Plugin {
  const known: ParsedFiles = new Map();
  return {
    name: "velosaur:absent-imports",
    // Node takes what isn't there for undefined by itself.
    applyToEnvironment: ({ config }) => config.consumer === "client",
    hotUpdate({ file, modules }) {
      known.delete(file);
      for (const importer of modules.flatMap(({ importers }) => [...importers]))
        if (isOfSite(importer)) this.environment.moduleGraph.invalidateModule(importer);
    },
    transform: {
      // Types are gone by now, and what was imported for them.
      filter: {
        id: { include: CODE, exclude: [IN_PACKAGE, ENGINE] },
        code: /\bimport\b/,
      },
      async handler(code, id) {
        const find: FindModule = async (source, importer) =>
          toFile((await this.resolve(source, importer))?.id);
        const found = await fillAbsentImports(code, id, rememberModules(find, known));
        if (found.absent.length === 0) return null;
        const place = { filePath: id, siteDir };
        tell(new AuthorError(found.absent.map((absent) => warnOfAbsentName(absent, place))));
        return { code: found.code, map: null };
      },
    },
  };
}

/** Without what a browser is to keep it by. A package that is bundled ahead may not be there yet. */
const toFile = (id: string | undefined): string | undefined =>
  id === undefined || BUNDLED_AHEAD.test(id) ? undefined : id.replace(/\?v=[^&]*$/, "");

/** What it imports may be there, or gone, since the other module was edited. */
const isOfSite = ({ file }: EnvironmentModuleNode): boolean =>
  file !== null && CODE.test(file) && !IN_PACKAGE.test(file) && !ENGINE.test(file);

interface FilledImports {
  code: string;
  absent: AbsentName[];
}

/** All lines stay. A name that the other module gets later is there as soon as this one runs again. */
export async function fillAbsentImports(
  code: string,
  file: string,
  modules: KnownModules,
): Promise<FilledImports> {
  const { parseSync } = await import("vite");
  const { program, errors } = parseSync(file, code, { lang: "jsx" });
  if (errors.length > 0) return { code, absent: [] };
  const { body } = program as unknown as { body: ScriptNode[] };
  const absent: AbsentName[] = [];
  const replacements: Replacement[] = [];
  for (const statement of body.filter(({ type }) => type === "ImportDeclaration")) {
    const source = (statement["source"] as { value: string }).value;
    for (const specifier of listSpecifiers(statement)) {
      const name = nameImported(specifier);
      if ((await isValue({ source, name }, { file, modules })) !== false) continue;
      replacements.push(
        leaveOut(specifier, code),
        takeLate({ source, name, specifier, end: statement.end }, absent.length),
      );
      absent.push({ name, exporter: (await modules.find(source, file)) ?? source });
    }
  }
  return { code: replaceRanges(code, replacements), absent };
}

/** Those of one name each. */
const listSpecifiers = ({ specifiers }: ScriptNode): ScriptNode[] =>
  (specifiers as ScriptNode[]).filter(({ type }) => type !== "ImportNamespaceSpecifier");

function nameImported({ imported }: ScriptNode): string {
  const { name, value } = (imported ?? {}) as { name?: string; value?: string };
  return name ?? value ?? "default";
}

function leaveOut({ type, start, end }: ScriptNode, code: string): Replacement {
  const comma = measureComma(code.slice(end));
  // `import name from "./x"` would be left without anything.
  const isOnly = type === "ImportDefaultSpecifier" && comma === 0;
  return isOnly ? { start, end, text: "{}" } : blank(code, start, end + comma);
}

interface LateName {
  source: string;
  name: string;
  specifier: ScriptNode;
  /** Of the statement. */
  end: number;
}

/** A property of a module may be undefined. */
function takeLate({ source, name, specifier, end }: LateName, index: number): Replacement {
  const { name: local } = specifier["local"] as { name: string };
  const module = `__absent${index}`;
  const text = `;import * as ${module} from ${JSON.stringify(source)};var ${local} = ${module}[${JSON.stringify(name)}];`;
  return { start: end, end, text };
}
