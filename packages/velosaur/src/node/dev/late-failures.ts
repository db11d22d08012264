import { stripVTControlCharacters } from "node:util";
import { logger } from "../system/logger.ts";
import { readStack } from "../system/read-stack.ts";

/** As Vite says it, in colours where there are some. Nobody waits for what it says so, and whoever waits for a package would wait for ever. */
const isOfPackages = (error: Error): boolean =>
  stripVTControlCharacters(error.message).startsWith("Error during dependency optimization");

/**
 * Keeps the server alive when code of the site, which Node runs to render pages, fails after its page was sent: a timer,
 * a promise that nobody waits for. It is made for browsers, where such a failure ends nothing. Each is told once.
 * `onPackages` hears of packages that could not be made ready for the browser. Returns how to stop.
 */
export function surviveLateFailures(onPackages: (error: unknown) => unknown): () => void {
  const told = new Set<string>();
  const ofPackages = new WeakSet<object>();
  const survive = (error: unknown): void => {
    if (error instanceof Error && isOfPackages(error)) {
      // Each who waits rejects with the same one; a server that is begun anew has another.
      if (!ofPackages.has(error)) void onPackages(error);
      ofPackages.add(error);
      return;
    }
    const text = readStack(error);
    if (told.has(text)) return;
    told.add(text);
    logger.warn(
      `Code that Node had run to render a page failed later. Pages work; the code may ask whether there is a window first.\n${text}`,
    );
  };
  process.on("uncaughtException", survive);
  process.on("unhandledRejection", survive);
  return () => {
    process.off("uncaughtException", survive);
    process.off("unhandledRejection", survive);
  };
}
