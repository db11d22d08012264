const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "click"];

/** Runs once, when the visitor begins to use the page: what only they need can wait for it. */
export default function onFirstInteraction(run: () => void): void {
  const controller = new AbortController();
  const onSign = () => {
    controller.abort();
    run();
  };
  for (const type of SIGNS)
    document.addEventListener(type, onSign, {
      signal: controller.signal,
      capture: true,
      passive: true,
    });
}
