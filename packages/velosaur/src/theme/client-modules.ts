/** What the theme does on every page besides rendering: its styles, and listeners for what is plain HTML. */

import "./styles/index.css";
// Shown before any page can ask for it: better in the stylesheet of all pages than in one of its own.
import "./Loading/styles.module.css";
import onFirstInteraction from "@docusaurus/onFirstInteraction";

/** Nothing is lost while the listeners are loaded: a button works then, and a summary opens by itself. */
async function loadBehaviors(): Promise<void> {
  const missed: Event[] = [];
  const remember = (event: Event): void => void missed.push(event);
  for (const type of ["click", "keydown"]) document.addEventListener(type, remember);
  const { installBehaviors } = await import("./behaviors/install.ts");
  for (const type of ["click", "keydown"]) document.removeEventListener(type, remember);
  installBehaviors(document, missed);
}

/** Paper is white: light text would not be read on it. */
function printInLightMode(): void {
  const { dataset } = document.documentElement;
  const name = "theme";
  window.addEventListener("beforeprint", () => {
    const mode = dataset[name];
    dataset[name] = "light";
    window.addEventListener("afterprint", () => (dataset[name] = mode), { once: true });
  });
}

if (typeof document !== "undefined") {
  printInLightMode();
  onFirstInteraction(() => {
    loadBehaviors().catch((error: unknown) =>
      console.warn("Buttons in code will not work.", error),
    );
  });
}
