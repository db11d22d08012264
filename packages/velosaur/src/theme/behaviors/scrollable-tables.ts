/** A table that is wider than the page scrolls; not every browser lets the keyboard do that by itself. */

function letTablesTakeFocus(): void {
  for (const table of document.querySelectorAll("table")) {
    const isScrollable = table.scrollWidth > table.clientWidth;
    if (isScrollable && !table.querySelector("a, button")) table.tabIndex = 0;
    else if (table.tabIndex === 0) table.removeAttribute("tabindex");
  }
}

export function installScrollableTables(target: Document): void {
  letTablesTakeFocus();
  target.addEventListener("keydown", ({ key }) => {
    if (key === "Tab") letTablesTakeFocus();
  });
}
