// @ts-check

/** A mistake of whoever runs the benchmark, or a builder that failed: told without a stack. */
export class UserError extends Error {}
