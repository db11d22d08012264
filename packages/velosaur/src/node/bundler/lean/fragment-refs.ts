/** A compiler of JSX speaks of fragments as well; it doesn't have React's. */
const HAS_REACT = /\b(?:from|require\()\s*["']react(?:\/[\w-]+)?["']/;
/** `import { Fragment as F }`: what a module calls it. */
const ALIAS = /\bFragment as (\w+)|\bconst (\w+) = (?:\w+\.)*Fragment;/g;
const IMPORT = /\bimport\b[^;(){}]*\{[^}]*\}\s*from\b/g;

/** Programs are handed React's functions (see `programModule`), and go on with an alias. */
const HANDED_ON = /\{ jsx, jsxs, Fragment \}|\bconst \w+ = (?:\w+\.)*Fragment;/g;

/** `jsx(Fragment, { children`, `createElement(Fragment, null`, `type === Fragment`: no ref in these. */
const WITHOUT_REF =
  /^\s*(?:,\s*(?:\{\s*(?:children\b|key:\s*[\w.$]+\s*\}|\})|null\b|void 0\b)|[!=]==?)/;
const COMPARED = /[!=]==?\s*(?:[\w$]+\.)*$/;

/**
 * Whether a module, with its JSX compiled, may give a fragment a ref: every mention of `Fragment` must
 * show that it doesn't. Compilers put `children` last, so what begins with it is all there is.
 */
export function mayGiveFragmentRef(code: string): boolean {
  if (!HAS_REACT.test(code)) return false;
  const body = code.replace(IMPORT, "").replace(HANDED_ON, "");
  const aliases = Array.from(code.matchAll(ALIAS), ([, imported, local]) => imported ?? local);
  const names = new RegExp(`(?<![\\w$])(?:${["Fragment", ...aliases].join("|")})(?![\\w$])`, "g");
  for (const { 0: name, index } of body.matchAll(names)) {
    const after = body.slice(index + name.length, index + name.length + 80);
    const before = body.slice(Math.max(0, index - 80), index);
    if (!WITHOUT_REF.test(after) && !COMPARED.test(before)) return true;
  }
  return false;
}
