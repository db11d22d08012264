/** Names in a document: what it imports, what it declares, and what MDX documents have without importing. */

import { adviseOnRef, nameRefFile } from "../system/ref-files.ts";
import { createRecord } from "../../shared/own-value.ts";
import path from "../system/path.ts";
import type { DocumentImport, Json, ModuleReference } from "../../shared/document.ts";
import type { AuthorError } from "../system/author-error.ts";
import { findNearest } from "../system/did-you-mean.ts";
import { listCandidates } from "./assets.ts";
import type { CompilationHost } from "./compilation-host.ts";
import type { ImportStatement } from "./esm.ts";
import { MDX_DETAILS } from "./render-details.ts";
import { addsStyles, resolveImport, splitLoaders } from "./resolve-import.ts";
import { listTaken } from "./taken-names.ts";
import type { Point } from "./tree.ts";

/** Components that a document may use without an import. */
const BUILT_IN: Record<string, ModuleReference> = {
  Head: "@docusaurus/Head#default",
  Details: MDX_DETAILS,
};

interface LocalImport {
  statement: Omit<DocumentImport, "isComponent">;
  exportName: string;
  /** A name may be both: `<Pilots list={Pilots.all} />`. */
  usedAs: Set<ImportUse>;
}

/** What a document does with a name: shows it as a component, or computes with its value. */
export type ImportUse = "component" | "value";

/** The same with what the document names. */
export interface ScopedHost extends CompilationHost {
  readonly scope: ModuleScope;
}

export class ModuleScope {
  readonly literals = new Map<string, Json>();
  readonly declared = new Set<string>();
  /** Local name → file of the partial. */
  readonly partials = new Map<string, string>();
  /** Partials as modules: what is handed on as a value is a component. */
  readonly #partialModules = new Map<string, LocalImport>();
  /** Named imports from partials: their `toc`, `frontMatter`, …. */
  readonly partialExports = new Map<string, { filePath: string; name: string }>();
  readonly usedPartialExports = new Set<string>();
  /** Partials whose content stands in the document. */
  readonly usedPartials = new Set<string>();
  /** Names that were to come from files that don't exist. */
  readonly #missing = new Set<string>();
  /** Specifiers of what is required → local names. */
  readonly #required = new Map<string, string>();
  readonly #imports: DocumentImport[] = [];
  readonly #locals = new Map<string, LocalImport>();
  readonly #compilation: CompilationHost;

  constructor(compilation: CompilationHost) {
    this.#compilation = compilation;
  }

  addImport(statement: ImportStatement, point: Point): void {
    const { specifier, names } = statement;
    const resolved = resolveImport(specifier, this.#compilation);
    if (!resolved) return this.#addMissing(statement, point);
    const { kind, moduleId, filePath } = resolved;
    if (kind === "partial") this.#addPartial(statement, filePath);
    if (kind === "asset") return this.#addAssetImport(names, filePath);
    const { line, column } = point;
    const imported = { moduleId, names, ...listTaken(moduleId, names), line, column };
    // The browser needs a stylesheet also where the build alone reads its names of classes.
    if (kind === "module" && (Object.keys(names).length === 0 || addsStyles(moduleId)))
      this.#imports.push({ moduleId, names: {}, isComponent: true, line, column });
    const locals = kind === "partial" ? this.#partialModules : this.#locals;
    for (const [local, exportName] of Object.entries(names)) {
      locals.set(local, { statement: imported, exportName, usedAs: new Set() });
    }
  }

  /** Imports what is required in the midst of code; returns the name under which the code finds it. */
  require(specifier: string, point: Point): string {
    const known = this.#required.get(specifier);
    if (known !== undefined) return known;
    const name = `__required${this.#required.size}`;
    this.#required.set(specifier, name);
    this.addImport({ specifier, names: { [name]: "*" }, offset: 0 }, point);
    return name;
  }

  #addPartial({ names }: ImportStatement, filePath: string): void {
    for (const [local, exportName] of Object.entries(names)) {
      if (exportName === "default") this.partials.set(local, filePath);
      else this.partialExports.set(local, { filePath, name: exportName });
    }
  }

  #addAssetImport(names: Record<string, string>, filePath: string): void {
    for (const local of Object.keys(names)) {
      const kind = /\.(?:png|jpe?g|gif|webp|avif|bmp|apng)$/i.test(filePath) ? "image" : "url";
      this.literals.set(local, this.#compilation.addAsset(filePath, kind).token);
    }
  }

  /** Goes on, so that all that is missing is told in one run. */
  #addMissing({ specifier, names }: ImportStatement, point: Point): void {
    this.#compilation.mistakes.push(this.#missingFile(specifier, point));
    for (const name of Object.keys(names)) this.#missing.add(name);
  }

  #missingFile(specifier: string, point: Point): AuthorError {
    const { request } = splitLoaders(specifier);
    const { options, filePath } = this.#compilation;
    const [base = ""] = listCandidates(request, this.#compilation);
    const looked = nameRefFile(base) ?? path.relative(options.siteDir, base);
    const advice = adviseOnRef(filePath);
    return this.#compilation.error(
      `The import “${request}” names a file that doesn't exist.`,
      point,
      `Looked for ${looked} (also with the usual extensions) in the site's folder.${advice ? ` ${advice}` : ""}`,
    );
  }

  has(name: string): boolean {
    return (
      this.#locals.has(name) ||
      this.declared.has(name) ||
      this.#missing.has(name) ||
      this.partials.has(name) ||
      this.partialExports.has(name) ||
      this.literals.has(name)
    );
  }

  isImported(name: string): boolean {
    return this.#locals.has(name);
  }

  /** Whether the name stands for the default export of this module. */
  imports(moduleId: string, name: string): boolean {
    const local = this.#locals.get(name);
    return local?.statement.moduleId === moduleId && local.exportName === "default";
  }

  /** Marks a name as used; tells whether it is one of an import. */
  use(name: string, as: ImportUse): boolean {
    const local = this.#locals.get(name) ?? this.#importBuiltIn(name);
    local?.usedAs.add(as);
    return local !== undefined;
  }

  /** A partial that code hands on, as `code={{ intro }}`, is a component, which only code in the browser can show. */
  usePartialAsValue(name: string): boolean {
    const local = this.#partialModules.get(name);
    if (local?.exportName !== "default") return false;
    this.#locals.set(name, local);
    return this.use(name, "value");
  }

  /** Reference of the component that `<A.B>` names. */
  resolveComponent(name: string, point: Point): ModuleReference {
    const [root = "", ...members] = name.split(".");
    const suffix = members.map((member) => `.${member}`).join("");
    if (this.declared.has(root)) return `local#${name}`;
    if (this.partials.has(root)) {
      this.usedPartials.add(root);
      return `partial#${root}`;
    }
    const local = this.#locals.get(root);
    if (local) {
      this.use(root, "component");
      const { moduleId } = local.statement;
      return local.exportName === "*"
        ? `${moduleId}#${members.join(".") || "*"}`
        : `${moduleId}#${local.exportName}${suffix}`;
    }
    const builtIn = this.#resolveBuiltIn(root);
    if (builtIn) return `${builtIn}${suffix}`;
    if (!this.#missing.has(root))
      this.#compilation.mistakes.push(this.#unknownComponent(root, point));
    return `missing#${name}`;
  }

  #resolveBuiltIn(name: string): ModuleReference | undefined {
    const { mdxComponents, isOpen } = this.#compilation.options;
    if (Object.hasOwn(mdxComponents, name)) return `@theme/MDXComponents#default.${name}`;
    if (Object.hasOwn(BUILT_IN, name)) return BUILT_IN[name];
    return isOpen ? `@theme/MDXComponents#default.${name}` : undefined;
  }

  #importBuiltIn(name: string): LocalImport | undefined {
    const reference = this.#resolveBuiltIn(name);
    const [moduleId, exportName] = reference?.split("#") ?? [];
    if (!moduleId || !exportName) return undefined;
    const statement = { moduleId, names: { [name]: exportName }, line: 1, column: 1 };
    const local: LocalImport = { statement, exportName, usedAs: new Set(["component"]) };
    this.#locals.set(name, local);
    return local;
  }

  #unknownComponent(name: string, point: Point): AuthorError {
    const known = [
      ...this.#locals.keys(),
      ...this.declared,
      ...this.partials.keys(),
      ...Object.keys(BUILT_IN),
      ...Object.keys(this.#compilation.options.mdxComponents),
    ];
    const closest = findNearest(name, known);
    return this.#compilation.error(
      `<${name}> is used here, but the document neither imports nor declares ${name}.`,
      point,
      closest
        ? `Did you mean <${closest}>?`
        : (adviseOnRef(this.#compilation.filePath) ??
            `Add an import for it: import ${name} from '…'.`),
    );
  }

  /**
   * Imports that something in the document uses. A statement may bring both kinds of names: those of values come after
   * those of components, as the value of a name that is both is known.
   */
  collectImports(): DocumentImport[] {
    const statements = new Set([...this.#locals.values()].map(({ statement }) => statement));
    const used = [...statements].flatMap((statement) => [
      this.#selectNames(statement, "component"),
      this.#selectNames(statement, "value"),
    ]);
    return [...this.#imports, ...used.filter(({ names }) => Object.keys(names).length > 0)];
  }

  #selectNames(statement: LocalImport["statement"], as: ImportUse): DocumentImport {
    const names = createRecord<string>();
    for (const [name, local] of this.#locals)
      if (local.statement === statement && local.usedAs.has(as)) names[name] = local.exportName;
    return { ...statement, names, isComponent: as === "component" };
  }
}
