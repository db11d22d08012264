import afterPaint from "../own/afterPaint.ts";

/** Pixels that things take at least, as the theme shows them. */
const SPACE = 16;
const LINE = 20;
const ROW = 40;
const LETTER = 7;
/** Letters of prose on a line, however wide the window is. */
const LETTERS = 120;

const count = (element: Element, selector: string): number =>
  element.querySelectorAll(selector).length;

/** Seldom more than the element's height: what is left out has to be below the screen. */
function guessHeight(element: Element, letters: number): number {
  // Closed, it takes a line or two, whatever is in it.
  if (element.matches("details") || element.querySelector("details, [hidden]")) return SPACE + LINE;
  const textLines = Math.ceil((element.textContent?.length ?? 0) / letters);
  const lines = Math.max(textLines, count(element, "li, br, .token-line"));
  return SPACE + Math.max(LINE * lines, ROW * count(element, "tr"));
}

/** The blocks of the page's prose that begin below the screen. */
function findBelow(window: Window): HTMLElement[] {
  const { document, innerHeight, innerWidth } = window;
  const letters = Math.min(LETTERS, innerWidth / LETTER);
  let height = 0;
  return [...document.querySelectorAll<HTMLElement>(".markdown > *")].filter((element) => {
    const isBelow = height > innerHeight;
    if (!isBelow) height += guessHeight(element, letters);
    return isBelow && !element.style.contentVisibility;
  });
}

/**
 * Leaves out of the next frame what is below the first screen: for a long page, styles, layout and paint take longer than
 * all else that a click asks for. Effects that measure it have run before; what scrolls to it or focuses it finds it.
 */
export function paintFirstScreen(window: Window): void {
  const below = findBelow(window);
  for (const { style } of below) style.contentVisibility = "auto";
  // A browser draws what is near the screen as well: the first block keeps the others away from it.
  below[0]?.style.setProperty("contain-intrinsic-block-size", `${2 * window.innerHeight}px`);
  afterPaint(() => {
    for (const element of below) {
      element.style.contentVisibility = "";
      element.style.removeProperty("contain-intrinsic-block-size");
      if (!element.getAttribute("style")) element.removeAttribute("style");
    }
  });
}
