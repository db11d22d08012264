import { logger } from "../system/logger.ts";
import { readStack } from "../system/read-stack.ts";

/**
 * Keeps the server alive when code of the site, which Node runs to render pages, fails after its page was sent: a timer,
 * a promise that nobody waits for. It is made for browsers, where such a failure ends nothing. Each is told once.
 * Returns how to stop.
 */
export function surviveLateFailures(): () => void {
  const told = new Set<string>();
  const survive = (error: unknown): void => {
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
