/** What is known and collected while one document is compiled. */

import Slugger from "github-slugger";
import type {
  CompiledDocument,
  DocumentAsset,
  DocumentDiagnostic,
  DocumentLink,
  Json,
  Segment,
  TocEntry,
} from "../../shared/document.ts";
import { assetToken, linkToken } from "../../shared/document.ts";
import { DEFAULT_LABELS } from "../../shared/markup/labels.ts";
import type { MarkupLabels } from "../../shared/markup/labels.ts";
import { AuthorError } from "../system/author-error.ts";
import { decodeReference, findAsset, readImageSize } from "./assets.ts";
import { DocumentCodeBuilder } from "./document-code.ts";
import { KeptElements } from "./kept-elements.ts";
import { hasMisreadDirective } from "./misread-directives.ts";
import { ModuleScope } from "./module-scope.ts";
import type { CompileOptions } from "./options.ts";
import type { Point, TreeNode } from "./tree.ts";

export interface CompilationInput {
  filePath: string;
  /** The whole file, for messages. */
  file: string;
  /** Content, with blank lines where the front matter stood. */
  source: string;
  /** The same, with comments as the author wrote them: plugins of the site look for some. */
  written: string;
  isMdx: boolean;
  frontMatter: Record<string, unknown>;
  options: CompileOptions;
  resolveFile: ResolveFile;
  convert: ConvertNode;
}

/** By the kind of the node. */
export type ConvertNode = (
  node: TreeNode,
  compilation: Compilation,
) => Segment | Segment[] | undefined;

/** The address that a link to a file of the site leads to. */
export type ResolveFile = (href: string) => string | undefined;

export class Compilation {
  readonly filePath: string;
  readonly file: string;
  readonly source: string;
  readonly written: string;
  readonly isMdx: boolean;
  /** Micromark has to read it. */
  readonly isMisread: boolean;
  readonly options: CompileOptions;
  readonly frontMatter: Record<string, unknown>;
  readonly labels: MarkupLabels;
  readonly toc: TocEntry[] = [];
  readonly anchors: string[] = [];
  readonly links: DocumentLink[] = [];
  readonly assets: DocumentAsset[] = [];
  readonly diagnostics: DocumentDiagnostic[] = [];
  readonly fileLinks: [href: string, address: string | null][] = [];
  readonly resolveFile: ResolveFile;
  readonly scope: ModuleScope;
  readonly code: DocumentCodeBuilder;
  readonly kept = new KeptElements();
  /** What keeps the document from being shown; the rest of it is read all the same, for more of the kind. */
  readonly mistakes: AuthorError[] = [];
  contentTitle: string | undefined;
  /** The heading that `contentTitle` was read from. */
  titleNode: TreeNode | undefined;
  /** The headings have the ids that they get; what has none by then stays without. */
  areHeadingsNamed = false;
  /** What a document names may be there in another folder, or the next time. */
  missesFile = false;
  readonly #convert: ConvertNode;
  readonly #slugger = new Slugger();
  #searchFrom = 0;

  constructor(input: CompilationInput) {
    this.filePath = input.filePath;
    this.file = input.file;
    this.source = input.source;
    this.written = input.written;
    this.isMdx = input.isMdx;
    this.isMisread = hasMisreadDirective(input.source);
    this.options = input.options;
    this.resolveFile = input.resolveFile;
    this.frontMatter = input.frontMatter;
    this.labels = { ...DEFAULT_LABELS, ...input.options.labels };
    this.#convert = input.convert;
    this.scope = new ModuleScope(this);
    this.code = new DocumentCodeBuilder(this);
  }

  /** Segments of a node, whatever it is. */
  convert(node: TreeNode): ReturnType<ConvertNode> {
    return this.#convert(node, this);
  }

  createSlug(text: string): string {
    return this.#slugger.slug(text, this.options.anchors.maintainCase);
  }

  addAnchor(id: unknown): void {
    if (typeof id === "string" && id !== "") this.anchors.push(id);
  }

  addLink(href: string, node: TreeNode): string {
    const { line, column } = this.locate(node, href);
    return linkToken(this.links.push({ href, line, column }) - 1);
  }

  addAsset(
    filePath: string,
    kind: DocumentAsset["kind"],
    path?: string,
  ): { token: string; asset: DocumentAsset } {
    const known = this.assets.findIndex(
      (asset) => asset.filePath === filePath && asset.kind === kind && asset.path === path,
    );
    if (known >= 0) return { token: assetToken(known), asset: this.assets[known] as DocumentAsset };
    const size = kind === "image" ? readImageSize(filePath) : undefined;
    const asset: DocumentAsset = { filePath, kind, ...size, ...(path !== undefined && { path }) };
    return { token: assetToken(this.assets.push(asset) - 1), asset };
  }

  /** The asset that a token stands for. */
  findAsset(token: string): DocumentAsset | undefined {
    return this.assets.find((_asset, index) => assetToken(index) === token);
  }

  /** Asset token of a file that the document names, or nothing when there is no such file. */
  findAssetToken(reference: string, kind: DocumentAsset["kind"]): string | undefined {
    const found = findAsset(reference, this);
    if (!found && (kind === "image" || !reference.startsWith("/"))) this.missesFile = true;
    return found && this.addAsset(found, kind).token;
  }

  /** Asset token of a static file by its own address: `img/x.png` and `/img/x.png` lie below the site's base. */
  findStaticToken(path: string): string | undefined {
    const found = findAsset(path.replace(/^\/?/, "/"), this);
    return found && this.addAsset(found, "static", path).token;
  }

  /** Position of a node; nodes made from raw HTML have none and are searched for in the source. */
  locate(node: TreeNode, needle?: string): Point {
    if (node.position) return node.position.start;
    const at = needle ? this.#find(needle) : -1;
    if (at < 0) return { line: 1, column: 1 };
    this.#searchFrom = at;
    const before = this.source.slice(0, at);
    return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
  }

  /** An address in the tree may be encoded where the author's isn't. */
  #find(needle: string): number {
    const at = this.source.indexOf(needle, this.#searchFrom);
    return at < 0 ? this.source.indexOf(decodeReference(needle), this.#searchFrom) : at;
  }

  warn(message: string, node: TreeNode, hint?: string): void {
    const { line, column } = this.locate(node);
    this.diagnostics.push({ severity: "warning", message, line, column, ...(hint && { hint }) });
  }

  error(message: string, point: Point, hint?: string): AuthorError {
    const { line, column } = point;
    return new AuthorError({
      severity: "error",
      message,
      filePath: this.filePath,
      line,
      column,
      source: this.file,
      ...(hint && { hint }),
    });
  }

  /** Names that have a known JSON value: imported images. */
  get literals(): ReadonlyMap<string, Json> {
    return this.scope.literals;
  }
}

export type CompiledParts = Pick<CompiledDocument, "segments" | "kind">;
