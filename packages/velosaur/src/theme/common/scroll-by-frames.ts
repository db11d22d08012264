/** Part of the remaining distance that is still left a frame later. */
const LEFT_BY_FRAME = 0.85;

/** For browsers that can't scroll smoothly by themselves; ends when the visitor scrolls. Returns how to stop it. */
export function scrollByFrames(top: number): () => void {
  let frame = 0;
  let reached = window.scrollY;
  const step = (): void => {
    // Somebody else has scrolled.
    if (window.scrollY !== reached) return;
    const distance = reached - top;
    // The last pixel would take for ever; a page may also end before the place is reached.
    const left = Math.trunc(distance * LEFT_BY_FRAME);
    window.scrollTo(0, top + left);
    reached = window.scrollY;
    if (left !== 0 && reached - top !== distance) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
