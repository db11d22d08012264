const DELAY = 200;

export interface ProgressBar {
  start: () => void;
  finish: () => void;
}

/** A line on top of the window while a page is slow to arrive. */
export function createProgressBar(document: Document): ProgressBar {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;
  const finish = () => {
    clearTimeout(timer);
    bar?.remove();
    bar = undefined;
  };
  return {
    finish,
    start: () => {
      finish();
      timer = setTimeout(() => {
        bar = showBar(document);
      }, DELAY);
    },
  };
}

function showBar(document: Document): HTMLElement {
  const bar = document.createElement("div");
  bar.setAttribute("aria-hidden", "true");
  Object.assign(bar.style, {
    position: "fixed",
    inset: "0 0 auto",
    height: "2px",
    zIndex: "1031",
    pointerEvents: "none",
    transformOrigin: "left",
    background: "var(--docusaurus-progress-bar-color)",
  });
  document.body.append(bar);
  // Ever slower and never at the end: how long it takes isn't known.
  const steps = [{ transform: "scaleX(0.1)" }, { transform: "scaleX(0.95)" }];
  bar.animate?.(steps, {
    duration: 10_000,
    easing: "cubic-bezier(0, 0.8, 0.2, 1)",
    fill: "forwards",
  });
  return bar;
}
