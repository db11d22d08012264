/** Scripts that stand in the head of every page, as text: they must run before the first paint. */

export interface ColorModeScriptOptions {
  defaultMode: "light" | "dark";
  respectPrefersColorScheme: boolean;
  disableSwitch: boolean;
  /** End of the storage keys, its hyphen included. */
  storageNamespace?: string;
  storageType?: "localStorage" | "sessionStorage";
}

/** A text as a literal that can stand in a `<script>`. */
const literal = (text: string): string => JSON.stringify(text).replaceAll("<", String.raw`\u003c`);

const storageKey = (name: string, namespace = ""): string => literal(name + namespace);

/**
 * Sets `data-theme` and `data-theme-choice` on `<html>`: what the query `docusaurus-theme` asks for,
 * else what was chosen last, else what the system prefers, else the site's default. Parameters
 * `docusaurus-data-x` become attributes `data-x`, for pages that are embedded in others; what can't be the name of
 * an attribute is passed over.
 */
export function colorModeScript(options: ColorModeScriptOptions): string {
  const { defaultMode, respectPrefersColorScheme, disableSwitch, storageNamespace, storageType } =
    options;
  const query = `new URLSearchParams(location.search)`;
  const stored = `try{c=c||${storageType ?? "localStorage"}.getItem(${storageKey("theme", storageNamespace)})}catch(e){}`;
  const fallback = respectPrefersColorScheme
    ? `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`
    : `"${defaultMode}"`;
  const noChoice = respectPrefersColorScheme ? "system" : defaultMode;
  return (
    `(function(h){var q=${query},c=q.get("docusaurus-theme");` +
    (disableSwitch ? "" : stored) +
    `if(c!=="light"&&c!=="dark")c=null;` +
    `h.setAttribute("data-theme",c||(${fallback}));h.setAttribute("data-theme-choice",c||"${noChoice}");` +
    `q.forEach(function(v,k){if(k.indexOf("docusaurus-data-")===0)try{h.setAttribute(k.slice(11),v)}catch(e){}})` +
    `})(document.documentElement)`
  );
}

export interface AnnouncementBarScriptOptions {
  id: string;
  storageNamespace?: string;
  storageType?: "localStorage" | "sessionStorage";
}

/** Marks `<html>` where the visitor has closed this very announcement, so that it never shows up. */
export function announcementBarScript(options: AnnouncementBarScriptOptions): string {
  const { id, storageNamespace, storageType = "localStorage" } = options;
  const read = (name: string): string =>
    `${storageType}.getItem(${storageKey(name, storageNamespace)})`;
  const isDismissed =
    `${read("docusaurus.announcement.dismiss")}==="true"&&` +
    `${read("docusaurus.announcement.id")}===${literal(id)}`;
  const attribute = "data-announcement-bar-initially-dismissed";
  return `(function(d){try{d=${isDismissed}}catch(e){}document.documentElement.setAttribute("${attribute}",d)})(false)`;
}

const PRESSES = "__velosaurPresses";

/** Remembers which controls are pressed while their code is still on its way. Links and `<details>` need none. */
export const pressesScript =
  `addEventListener("click",(window.${PRESSES}=function(e){var b=e.target.closest("button,[role=button],[role=tab]");` +
  `b&&(${PRESSES}.list.push(b),${PRESSES}.held&&(e.stopImmediatePropagation(),e.preventDefault()))}),true);` +
  `${PRESSES}.list=[]`;

/**
 * Has a key that opens the search press its button, and so be remembered with the other presses. Once the page is alive,
 * the button knows these keys itself. Whoever types has the focus somewhere.
 */
export const searchKeysScript =
  `addEventListener("keydown",function(e){var b=document.querySelector("[data-has-hydrated=false] .DocSearch");` +
  `b&&(e.ctrlKey||e.metaKey?"k":e.target==document.body&&"/")===(e.key||"").toLowerCase()&&` +
  `(e.preventDefault(),b.click())})`;

export interface PressedControl {
  readonly isConnected: boolean;
  click: () => void;
}

interface Presses {
  (event: never): void;
  list: PressedControl[];
  held?: boolean;
}

interface PressedWindow {
  removeEventListener: (type: "click", listener: never, capture: true) => void;
}

const getPresses = (window: PressedWindow): Presses | undefined =>
  (window as { [PRESSES]?: Presses })[PRESSES];

/**
 * From now on a press reaches no listener before it is repeated: React hears of presses as soon as it
 * begins, but controls know what is stored, or what the system prefers, only when it is done.
 */
export function holdPresses(window: PressedWindow): void {
  const presses = getPresses(window);
  if (presses) presses.held = true;
}

/** Has other controls repeat the presses, in the place of those that go. */
export function movePresses(
  window: PressedWindow,
  move: (control: PressedControl) => PressedControl,
): void {
  const presses = getPresses(window);
  if (presses) presses.list = presses.list.map(move);
}

/** The controls, in order; nothing is remembered from then on. */
export function takePresses(window: PressedWindow): Presses["list"] {
  const presses = getPresses(window);
  if (!presses) return [];
  window.removeEventListener("click", presses as never, true);
  return presses.list;
}
