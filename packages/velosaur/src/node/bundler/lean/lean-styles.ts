import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from "postcss";

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

/** Loaded late, since most builds find their bundle in the cache. */
export const loadParser = (): Promise<typeof import("postcss")> => import("postcss");

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
  const { parse } = await loadParser();
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
  // Most rules are about none.
  if (rule.selector.search(VARIANT) < 0) return;
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
  const uses = countUses(root);
  const isUnused = ({ prop }: Declaration): boolean =>
    !uses.counts.has(prop) && !elsewhere.has(prop) && !isNamed(prop);
  // What only a variable without use has a use for is without use, too.
  let unused = uses.variables.filter(isUnused);
  while (unused.length > 0) {
    for (const declaration of unused) {
      missing.add(declaration.prop);
      uses.forget(declaration);
      declaration.remove();
    }
    unused = uses.variables.filter((each) => each.parent !== undefined && isUnused(each));
  }
}

interface Uses {
  /** Declarations of Infima's variables. */
  variables: Declaration[];
  /** How often a variable is used: at least once. */
  counts: ReadonlyMap<string, number>;
  /** For a declaration that goes. */
  forget: (declaration: Declaration) => void;
}

function countUses(root: Root): Uses {
  const variables: Declaration[] = [];
  const counts = new Map<string, number>();
  const add = (text: string, step: number): void => {
    for (const name of usedVariables(text)) {
      const count = (counts.get(name) ?? 0) + step;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    }
  };
  root.walk((node) => {
    if (node.type === "atrule") add(node.params, 1);
    if (node.type !== "decl") return;
    add(node.value, 1);
    if (node.prop.startsWith("--ifm-")) variables.push(node);
  });
  return { variables, counts, forget: ({ value }) => add(value, -1) };
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
