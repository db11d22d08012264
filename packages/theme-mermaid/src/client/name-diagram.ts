/** Gives a drawn diagram a name for screen readers where its source has no `accTitle`, with its kind where it is known. */
export function nameDiagram(container: Element, label: string): void {
  const svg = container.querySelector("svg");
  if (!svg || svg.hasAttribute("aria-labelledby") || svg.hasAttribute("aria-label")) return;
  const kind = svg.getAttribute("aria-roledescription");
  svg.setAttribute("aria-label", kind ? `${label}: ${formatKind(kind)}` : label);
}

/** `flowchart-v2` → `flowchart`, `stateDiagram` → `state diagram`. */
const formatKind = (kind: string): string =>
  kind
    .replace(/-v\d+$/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
