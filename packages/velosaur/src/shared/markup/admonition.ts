import { ownValue } from "../own-value.ts";
import type { Child, CreateElement } from "./create.ts";

export interface AdmonitionStyle {
  /** Infima's alert colour. */
  alert: string;
  /** Title when the author gives none; translated as `theme.admonition.<label>`. */
  label: string;
  /** Outline of the icon, in a box of 16 by 16. */
  icon: string;
}

const CIRCLE = "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z";
const TRIANGLE = "M8 1.8 15 14.2H1L8 1.8Z";
const ICONS = {
  note: "M3 2.5h7.5L13 5v8.5H3v-11ZM5.5 7h5M5.5 10h5",
  tip: "M6 11.5h4M6.5 14h3M8 2a4.2 4.2 0 0 1 2.6 7.5c-.4.3-.6.8-.6 1.3v.7H6v-.7c0-.5-.2-1-.6-1.3A4.2 4.2 0 0 1 8 2Z",
  info: `${CIRCLE}M8 7.2v4M8 4.8v.1`,
  warning: `${TRIANGLE}M8 6.2v3.6M8 12v.1`,
  danger: "M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3l3.8-3.8ZM8 4.6v4M8 11.2v.1",
};

const STYLES: Record<string, AdmonitionStyle> = {
  note: { alert: "secondary", label: "note", icon: ICONS.note },
  tip: { alert: "success", label: "tip", icon: ICONS.tip },
  info: { alert: "info", label: "info", icon: ICONS.info },
  warning: { alert: "warning", label: "warning", icon: ICONS.warning },
  danger: { alert: "danger", label: "danger", icon: ICONS.danger },
  // Older names, still accepted.
  secondary: { alert: "secondary", label: "secondary", icon: ICONS.note },
  important: { alert: "info", label: "important", icon: ICONS.info },
  success: { alert: "success", label: "success", icon: ICONS.tip },
  caution: { alert: "warning", label: "caution", icon: ICONS.warning },
};

export const ADMONITION_KEYWORDS: readonly string[] = Object.keys(STYLES);

/** How an admonition of this type looks; an unknown type looks like `info`. */
export const resolveAdmonitionStyle = (type: string): AdmonitionStyle =>
  ownValue(STYLES, type) ?? { alert: "info", label: type, icon: ICONS.info };

function createAdmonitionIcon<Node>(h: CreateElement<Node>, type: string): Node {
  const outline = h("path", { d: resolveAdmonitionStyle(type).icon });
  return h("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, outline);
}

export interface AdmonitionMarkup<Node> {
  type: string;
  title: Child<Node>;
  /** Ours unless given; `null` for none. */
  icon?: Child<Node>;
  className?: string | undefined;
  /** False where `className` says which colour it has. */
  hasColour?: boolean;
  id?: string | undefined;
  content: Child<Node>;
}

export function createAdmonition<Node>(
  h: CreateElement<Node>,
  admonition: AdmonitionMarkup<Node>,
): Node {
  const { type, title, className, hasColour = true, id, content } = admonition;
  const icon = admonition.icon === undefined ? createAdmonitionIcon(h, type) : admonition.icon;
  const { alert } = resolveAdmonitionStyle(type);
  const colour = hasColour ? ` alert alert--${alert}` : "";
  const classes = `theme-admonition theme-admonition-${type} admonition_theme${colour}`;
  const heading =
    (title || icon) &&
    h(
      "div",
      // Sites style parts by how the names of upstream's classes begin.
      { className: "admonitionHeading_theme" },
      icon && h("span", { className: "admonitionIcon_theme" }, icon),
      title,
    );
  return h(
    "div",
    { className: className ? `${classes} ${className}` : classes, id },
    heading,
    content && h("div", { className: "admonitionContent_theme" }, content),
  );
}
