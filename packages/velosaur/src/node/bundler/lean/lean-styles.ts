import type { AtRule, ChildNode, Container, Root, Rule } from "postcss";

export interface FoundationStyles {
  infima: string;
  /** What the theme says of every page, after Infima. */
  theme: string;
}

export interface LeanInput extends FoundationStyles {
  /** All other stylesheets. */
  others: string[];
  /** Whether code may make this name of a class or a variable. */
  isNamed: (name: string) => boolean;
}

export interface LeanStyles {
  whole: string;
  lean: string;
  /** Classes and variables that the lean one doesn't have. */
  missing: string[];
}

/** Such a rule holds for elements without the class: it counts although no code names the class. */
const NEGATION = /:not\([^()]*\)/g;
/** Variants, and the search field: it is none, but few sites have it, and the picture in it is large. */
const VARIANT = /\.([a-z][\w-]*--[\w-]+|navbar__search-input)/g;
const USED_VARIABLE = /var\(\s*(--[\w-]+)/g;

/**
 * Infima with the theme's own rules: whole, without what the theme's rules override; and lean, without
 * variants of classes that no code names (`.margin-left--xl`), Infima's search field likewise, and variables that neither code nor another
 * rule names. An author may still write them in a document: such a page gets the whole.
 */
export async function leanStyles({
  infima,
  theme,
  others,
  isNamed,
}: LeanInput): Promise<LeanStyles> {
  // Loaded here, since most builds find their bundle in the cache.
  const { parse } = await import("postcss");
  const root = parse(infima + theme);
  removeOverridden(root);
  const whole = print(root);
  const boundary = infima.length;
  const missing = new Set<string>();
  root.walkRules((rule) => {
    if ((rule.source?.start?.offset ?? 0) < boundary) dropVariants(rule, isNamed, missing);
  });
  dropVariables(root, { others, isNamed, missing });
  return { whole, lean: print(root), missing: [...missing].toSorted() };
}

/** Of two rules with one selector, the later one decides what both of them say. */
function removeOverridden(root: Root): void {
  const later = new Map<string, Set<string>>();
  for (const rule of listRules(root).reverse()) {
    const place = `${placeOf(rule)}${rule.selector}`;
    const known = later.get(place) ?? new Set();
    later.set(place, known);
    const own: string[] = [];
    rule.each((node) => {
      if (node.type !== "decl" || node.important) return;
      if (known.has(node.prop)) node.remove();
      else own.push(node.prop);
    });
    // Not sooner: within a rule, what comes first is for browsers that don't know the second.
    for (const property of own) known.add(property);
  }
}

function listRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    const isFrame =
      rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes");
    if (!isFrame) rules.push(rule);
  });
  return rules;
}

/** The conditions that a rule stands in. */
function placeOf(rule: Rule): string {
  let place = "";
  for (let parent = rule.parent; parent?.type === "atrule"; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    place = `${name} ${params}{${place}`;
  }
  return place;
}

function dropVariants(rule: Rule, isNamed: LeanInput["isNamed"], missing: Set<string>): void {
  const kept = rule.selectors.filter((selector) => {
    const asked = selector.replace(NEGATION, "");
    const unnamed = Array.from(asked.matchAll(VARIANT), ([, name]) => name ?? "").filter(
      (name) => !isNamed(name),
    );
    for (const name of unnamed) missing.add(name);
    return unnamed.length === 0;
  });
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

function dropVariables(
  root: Root,
  { others, isNamed, missing }: Pick<LeanInput, "others" | "isNamed"> & { missing: Set<string> },
): void {
  const elsewhere = new Set(others.flatMap(usedVariables));
  // What only a variable without use has a use for is without use, too.
  for (let found = -1; found < missing.size;) {
    found = missing.size;
    const here = new Set(usedVariables(root.toString()));
    root.walkDecls(/^--ifm-/, (declaration) => {
      const { prop } = declaration;
      if (here.has(prop) || elsewhere.has(prop) || isNamed(prop)) return;
      missing.add(prop);
      declaration.remove();
    });
  }
}

const usedVariables = (css: string): string[] =>
  Array.from(css.matchAll(USED_VARIABLE), ([, name]) => name ?? "");

function print(root: Root): string {
  removeEmpty(root);
  return root.toString();
}

function removeEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (node.type !== "rule" && node.type !== "atrule") return;
    if (node.nodes === undefined) return;
    removeEmpty(node as Container<ChildNode>);
    if (node.nodes.length === 0) node.remove();
  });
}
