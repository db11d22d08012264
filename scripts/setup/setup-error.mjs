// @ts-check
/** Something that the reader of the message can put right: shown without a stack. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/**
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
