/**
 * A compiled document: what the Markdown compiler makes of one source file.
 *
 * Every maximal static element is collapsed to its HTML; what remains is a small tree that React
 * renders without wrapper elements, so that the DOM is the one plain MDX would have made.
 */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One node of a document's tree. A string is a text node. */
export type Segment =
  | string
  | StaticSegment
  | ElementSegment
  | ComponentSegment
  | ExpressionSegment;

/** An element with nothing but static content: React owns the element, its inside is one string. */
export interface StaticSegment {
  tag: string;
  /** React props (`className`, `style` as an object, …), never `children`. */
  props?: SegmentProps;
  /** Inner HTML. Absent on a void element, and in lean data, where the DOM holds it. */
  html?: string;
  /** Number of the segment within its page, set when a page is rendered: `data-s` in the DOM. */
  key?: number;
  /** What React is given in place of `html`, while a page is rendered: so it is known which segments it asks for. */
  inner?: { readonly __html: string };
}

/** An element that has a component or an expression somewhere inside. */
export interface ElementSegment {
  /** Empty for what has no element of its own, and is one child all the same. */
  tag: string;
  props?: SegmentProps;
  children: Segment[];
}

export interface ComponentSegment {
  /** Where the component comes from: see {@link ModuleReference}. */
  component: ModuleReference;
  props?: SegmentProps;
  children?: Segment[];
}

/** A place where an expression of the document stands; gone once the document is evaluated. */
export interface ExpressionSegment {
  expression: number;
}

/**
 * `<module id>#<path of exports>`: `@theme/Tabs#default`, `@site/src/components/Chart.tsx#Pie`,
 * `@theme/MDXComponents#default.Highlight`. `local#Name` is an export of the document itself.
 * Relative imports of a document are rewritten to `@site/…`.
 */
export type ModuleReference = string;

/** JSON, except for the two markers below, which may stand for a whole value of a prop. */
export type SegmentProps = { [name: string]: SegmentPropValue } | ExpressionMarker;
export type SegmentPropValue = Json | SegmentsMarker | ExpressionMarker | undefined;
/** JSX given as a prop: `label={<b>Bold</b>}`. */
export interface SegmentsMarker {
  $segments: Segment[];
}
/** A value (or, standing for all props, an object of props) that an expression supplies. */
export interface ExpressionMarker {
  $expression: number;
}

export interface TocItem {
  /** Inline HTML of the heading's text. */
  value: string;
  id: string;
  level: number;
}

/** The headings of an imported partial stand where the partial stands. */
export type TocEntry = TocItem | { partial: string };

/**
 * A link as it stands in the source. HTML and props carry `linkToken(index)` in place of the
 * address, since addresses are known only after all documents have been read.
 */
export interface DocumentLink {
  href: string;
  line: number;
  column: number;
}

/** A local file that a document shows or links to; its token is `assetToken(index)`. */
export interface DocumentAsset {
  /** Absolute path, as resolved and checked by the compiler. */
  filePath: string;
  /**
   * `url`: the address of the file; `image`: address, width and height, as attributes; `sizes`: the image
   * in several sizes, as a value for a component; `static`: the address at which the static file lies anyway;
   * `data`: none, since the document holds what was in the file.
   */
  kind: "url" | "image" | "sizes" | "static" | "data";
  /** Of `static`: as the author wrote it, to which the site's base is added. */
  path?: string;
  /** Size in pixels, of images whose size is known. */
  width?: number;
  height?: number;
  /** Of `sizes`: where the component stands. */
  line?: number;
  column?: number;
}

/** A module that a document's components or expressions need. */
export interface DocumentImport {
  /** Module id, relative specifiers rewritten to `@site/…`, loader prefixes kept (`!!raw-loader!…`). */
  moduleId: string;
  /** Names bound in the document: local name → export name (`default`, `*` or a named one). */
  names: Record<string, string>;
  /** True when a component of the tree comes from it: the browser needs it, not only the build. */
  isComponent: boolean;
  /** All names of the statement, for a package of which it takes nothing else: what else it holds isn't bundled. */
  taken?: string[];
  line: number;
  column: number;
}

/** Code of a document's expressions and exports, evaluated once at build, or bundled. */
export interface DocumentCode {
  /**
   * Body of a function `(imports, jsx) => ({ expressions, exports })`: `imports` maps local names to
   * values, `jsx` is `{ jsx, jsxs, Fragment }`, `expressions` is an array of functions of the
   * document's `props`.
   */
  body: string;
  /** Names that the document exports. */
  exported: string[];
  /** Names of partials, and of what comes from them, that the code itself uses. */
  partials?: string[];
}

export interface CompiledDocument {
  /** `data` becomes JSON alone; `program` holds code that must reach the browser. */
  kind: "data" | "program";
  segments: Segment[];
  toc: TocEntry[];
  /** Text of the first heading of level 1, when the document begins with one. */
  contentTitle?: string;
  /** All ids in the document, for the check of anchors. */
  anchors: string[];
  links: DocumentLink[];
  assets: DocumentAsset[];
  imports: DocumentImport[];
  /** Absolute paths of partials (`import X from './_x.mdx'`), by the local name they are used under. */
  partials: Record<string, string>;
  /** What expressions read of partials besides their content (`import {toc} from './_x.mdx'`), by local name. */
  partialExports?: Record<string, { filePath: string; name: string }>;
  code?: DocumentCode;
  /** Links to files that plugins of the site saw as addresses; `null` for a file that was no page. */
  fileLinks?: [href: string, address: string | null][];
  /** Names a file that wasn't there when it was compiled, and may be there the next time. */
  missesFile?: true;
  diagnostics: DocumentDiagnostic[];
}

/** Something to tell the author, with its place in the source file. */
export interface DocumentDiagnostic {
  severity: "warning" | "error";
  message: string;
  line: number;
  column: number;
  hint?: string;
}

/**
 * Control characters that stand for nothing keep a token out of anything an author writes. They are of
 * Latin-1, so that a text of such characters stays at one byte a character, half the memory.
 */
const TOKEN_START = "\u0091";
const TOKEN_END = "\u0092";

/** Of a regular expression: a token, with its kind and number. */
export const TOKEN_SOURCE = `${TOKEN_START}([LA])(\\d+)${TOKEN_END}`;
export const hasToken = (text: string): boolean => text.includes(TOKEN_START);
export const linkToken = (index: number): string => `${TOKEN_START}L${index}${TOKEN_END}`;
export const assetToken = (index: number): string => `${TOKEN_START}A${index}${TOKEN_END}`;
