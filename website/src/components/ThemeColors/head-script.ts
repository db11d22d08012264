/** What of the tool each page carries: colours that were chosen earlier show from the first paint on. */

export const STORAGE_KEY = "ifm-theme-colors-";

/**
 * Only what the tool writes becomes CSS, whatever else is stored under its keys.
 * Its text becomes a script of its own, in one line: it has no comments, and uses nothing from outside.
 */
export function applyDeclarations(
  read: (mode: "light" | "dark") => string | null | undefined,
): void {
  const own = /^(--ifm-[a-z-]+: #[0-9a-f]{6};)+$/;
  const rules = (["light", "dark"] as const).map((mode) => {
    const text = read(mode);
    return text && own.test(text) ? `html[data-theme=${mode}]:root{${text}}` : "";
  });
  const css = rules.join("");
  const old = document.getElementById("theme-colors");
  if (!css && !old) return;
  const style = old ?? document.head.appendChild(document.createElement("style"));
  style.id = "theme-colors";
  style.textContent = css;
}

const apply = String(applyDeclarations).replaceAll(/\s+/g, " ");

export const headScript = `try{(${apply})(m=>sessionStorage.getItem("${STORAGE_KEY}"+m))}catch{}`;
