/** Part of the remaining distance that is still left a frame later. */
const LEFT_BY_FRAME = 0.85;

/** For browsers that can't scroll smoothly by themselves. Returns how to stop it. */
export function scrollByFrames(top: number): () => void {
  let frame = 0;
  const step = (): void => {
    const distance = window.scrollY - top;
    // The last pixel would take for ever; a page may also end before the place is reached.
    const left = Math.trunc(distance * LEFT_BY_FRAME);
    window.scrollTo(0, top + left);
    if (left !== 0 && window.scrollY - top !== distance) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
