/** Evaluates a document's expressions once, at build, so that what comes out can be data. */

import type {
  CompiledDocument,
  ComponentSegment,
  DocumentImport,
  ModuleReference,
  Segment,
  SegmentsMarker,
} from "../../shared/document.ts";
import { AuthorError } from "../system/author-error.ts";
import { explainFailure, Evaluator, NeedsBrowser } from "./evaluator.ts";
import type { CodeResult } from "./evaluator.ts";
import { DEFAULT_LABELS } from "../../shared/markup/labels.ts";
import type { CompileOptions } from "./options.ts";
import { renderStaticComponent } from "./static-components.ts";
import { createRecordingRuntime, SegmentList } from "./recording-runtime.ts";

export interface EvaluateInput {
  document: CompiledDocument;
  /** Values of the document's imports; a component may be given as `{ $reference }`. */
  imports: Record<string, unknown>;
  props?: Record<string, unknown>;
  /** Named by errors of the author's code. */
  filePath?: string;
  /** Given these, theme components whose children became text (a `<CodeBlock>` of a file) become HTML too. */
  options?: CompileOptions;
}

export interface EvaluatedDocument {
  segments: Segment[];
  exports: Record<string, unknown>;
  /** True when a function reaches the page: then `segments` are as they were, and the code must be bundled. */
  program: boolean;
}

export function evaluateDocument(input: EvaluateInput): EvaluatedDocument {
  const { document, filePath } = input;
  if (!document.code) return { segments: document.segments, exports: {}, program: false };
  try {
    return evaluateCode(document.code.body, input);
  } catch (error) {
    if (!(error instanceof AuthorError) || !filePath) throw error;
    const diagnostics = error.diagnostics.map((diagnostic) => ({ filePath, ...diagnostic }));
    throw new AuthorError(diagnostics, { cause: error.cause });
  }
}

function evaluateCode(
  body: string,
  { document, imports, props = {}, options }: EvaluateInput,
): EvaluatedDocument {
  const { contentTitle } = document;
  const toc = document.toc.filter((entry) => !("partial" in entry));
  const partials = Object.fromEntries(
    Object.keys(document.partials).map((name) => [name, { $reference: `partial#${name}` }]),
  );
  const code = runCode(body, { toc, contentTitle, ...partials, ...imports });
  const evaluator = new Evaluator(code, {
    props: toLiveProps(props),
    references: collectReferences(document.imports, imports),
    ...(options && { renderStatic: createStaticRenderer(options) }),
  });
  try {
    return { segments: evaluator.fill(document.segments), exports: code.exports, program: false };
  } catch (error) {
    if (!(error instanceof NeedsBrowser)) throw error;
    return { segments: document.segments, exports: code.exports, program: true };
  }
}

/** JSX that another document hands to this one is complete: its expressions are that document's. */
const toLiveProps = (props: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isSegments(value) ? new SegmentList(value.$segments).toElement() : value,
    ]),
  );

const isSegments = (value: unknown): value is SegmentsMarker =>
  typeof value === "object" && value !== null && "$segments" in value;

function createStaticRenderer(
  options: CompileOptions,
): (segment: ComponentSegment) => Segment | undefined {
  // What is wrong with a block was said when the document was compiled.
  const context = {
    options,
    labels: { ...DEFAULT_LABELS, ...options.labels },
    warn: () => undefined,
  };
  return (segment) => renderStaticComponent(segment, context);
}

function runCode(body: string, imports: Record<string, unknown>): CodeResult {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the document's own code, which the author wants to run
  const run = new Function("imports", "jsx", body) as (
    imports: unknown,
    jsx: unknown,
  ) => CodeResult;
  try {
    return run(imports, createRecordingRuntime());
  } catch (error) {
    throw explainFailure("The code of this document", error, []);
  }
}

/** Components by their value, for those that arrive as what they are. */
function collectReferences(
  statements: DocumentImport[],
  imports: Record<string, unknown>,
): Map<unknown, ModuleReference> {
  const references = new Map<unknown, ModuleReference>();
  for (const { moduleId, names } of statements) {
    for (const [local, exportName] of Object.entries(names)) {
      const value = imports[local];
      if (exportName !== "*") references.set(value, `${moduleId}#${exportName}`);
      else if (typeof value === "object" && value !== null) {
        for (const [name, member] of Object.entries(value))
          references.set(member, `${moduleId}#${name}`);
      }
    }
  }
  return references;
}

export { programModule } from "./program-module.ts";
