/** A failure that is nobody's mistake but ours, with all that helps to find it. Anything can be thrown. */
export const readStack = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
