// @ts-check

/** How often a failure is tried with fewer steps. */
const TRIES = 24;

/**
 * The shortest list of steps found that still fails. The last one stays: it is the one that showed the failure.
 *
 * @param {number[]} steps
 * @param {(steps: number[]) => Promise<boolean>} fails
 */
export async function shrink(steps, fails) {
  let best = steps;
  let tries = 0;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.length - 1 && tries < TRIES;) {
      const end = Math.min(start + size, best.length - 1);
      const fewer = [...best.slice(0, start), ...best.slice(end)];
      tries += 1;
      if (await fails(fewer)) best = fewer;
      else start = end;
    }
  }
  return best;
}
