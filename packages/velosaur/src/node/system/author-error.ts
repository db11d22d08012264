import type { Diagnostic } from "./diagnostic.ts";

/** A mistake of the site's author: shown without a stack, exit code 1. Anything else is our bug. */
export class AuthorError extends Error {
  override readonly name = "AuthorError";
  readonly diagnostics: Diagnostic[];

  /** A site's module may be loaded with a second copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AuthorError" && "diagnostics" in value;
  }

  constructor(diagnostics: Diagnostic | Diagnostic[], options?: ErrorOptions) {
    const list = Array.isArray(diagnostics) ? diagnostics : [diagnostics];
    super(list.map((diagnostic) => diagnostic.message).join("\n"), options);
    this.diagnostics = list;
  }
}
