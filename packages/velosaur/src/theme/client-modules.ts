/** What the theme does on every page besides rendering: its styles, and listeners for what is plain HTML. */

import "./styles/index.css";
// Shown before any page can ask for it: better in the stylesheet of all pages than in one of its own.
import "./Loading/styles.module.css";
import onFirstInteraction from "velosaur/client/onFirstInteraction";

/**
 * Nothing is lost while the listeners are loaded: a button works then, and a summary opens by itself. Where they can't
 * be loaded, the next press or key asks again.
 */
function loadBehaviors(): void {
  const types = ["click", "keydown"];
  const missed: Event[] = [];
  let isLoading = false;
  const load = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { installBehaviors } = await import("./behaviors/install.ts");
      for (const type of types) document.removeEventListener(type, remember);
      installBehaviors(document, missed);
    } catch (error) {
      console.warn("Buttons in code do not work yet.", error);
      // What was pressed in vain would come as a surprise later.
      missed.length = 0;
      isLoading = false;
    }
  };
  const remember = (event: Event): void => {
    missed.push(event);
    void load();
  };
  for (const type of types) document.addEventListener(type, remember);
  void load();
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
  onFirstInteraction(loadBehaviors);
}
