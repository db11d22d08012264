import type { PressedControl } from "../../shared/inline-scripts.ts";

const CONTROLS = "button,[role=button],[role=tab]";

const describe = (control: Element): string =>
  [control.tagName, control.getAttribute("aria-label"), control.textContent].join(" ");

/**
 * The same control once React has made all elements anew, as it does in dev: of those with the same name, the one that
 * stands where it stood among them.
 */
export function findAgain(container: Element, control: HTMLElement): PressedControl {
  const name = describe(control);
  const listNamesakes = (): HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (other) => describe(other) === name,
    );
  const index = listNamesakes().indexOf(control);
  const find = (): HTMLElement | undefined => listNamesakes()[index];
  return {
    get isConnected() {
      return find() !== undefined;
    },
    click: () => find()?.click(),
  };
}
