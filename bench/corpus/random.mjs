// @ts-check

/**
 * A seeded source of random choices (mulberry32): the same seed gives the same corpus on every machine.
 *
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0;

  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    /** A whole number from `min` to `max`, both included. @param {number} min @param {number} max */
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /** @template T @param {readonly T[]} list @returns {T} */
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */
