import type { ESTree } from "vite";
import { type Replacement, replaceRanges } from "../../javascript/replace-ranges.ts";

/** A kind of element: React's exports that make it, its constant in the renderer, the tag of its fibers. */
interface ElementKind {
  exports: readonly string[];
  type: string;
  tag: number;
}

/** What is set only while a transition of views is under way. */
const VIEW_TRANSITION = {
  tag: 30,
  flag: 33554432,
  variables: new Set([
    "appearingViewTransitions",
    "inUpdateViewTransition",
    "shouldStartViewTransition",
    "viewTransitionCancelableChildren",
  ]),
};

/** Names as in the source of React 19, which its production builds keep. What isn't found stays as it is. */
const KINDS: readonly ElementKind[] = [
  { exports: ["StrictMode"], type: "REACT_STRICT_MODE_TYPE", tag: 8 },
  { exports: ["Profiler"], type: "REACT_PROFILER_TYPE", tag: 12 },
  { exports: ["createPortal"], type: "REACT_PORTAL_TYPE", tag: 4 },
  {
    exports: ["SuspenseList", "unstable_SuspenseList"],
    type: "REACT_SUSPENSE_LIST_TYPE",
    tag: 19,
  },
  { exports: ["ViewTransition"], type: "REACT_VIEW_TRANSITION_TYPE", tag: VIEW_TRANSITION.tag },
  { exports: ["Activity"], type: "REACT_ACTIVITY_TYPE", tag: 31 },
];

/** Hooks in the renderer, and the exports of React that call them. */
const HOOKS: Readonly<Record<string, readonly string[]>> = {
  useActionState: ["useActionState"],
  useCacheRefresh: ["unstable_useCacheRefresh"],
  useDebugValue: ["useDebugValue"],
  useDeferredValue: ["useDeferredValue"],
  useEffectEvent: ["useEffectEvent"],
  useFormState: ["useFormState"],
  useHostTransitionStatus: ["useFormStatus"],
  useImperativeHandle: ["useImperativeHandle"],
  useInsertionEffect: ["useInsertionEffect"],
  useOptimistic: ["useOptimistic"],
  useReducer: ["useReducer"],
  useTransition: ["useTransition"],
};

/** What a fragment hands to its ref, and how the renderer calls the functions that keep it up to date. */
const FRAGMENT_REF = "FragmentInstance";
const FRAGMENT_CALLS: Readonly<Record<string, string>> = {
  commitNewChildToFragmentInstances: "void 0",
  isFragmentInstanceParent: "false",
};
const NO_FRAGMENT_REFS =
  'function noFragmentRefs() { throw new Error("A ref on a fragment that no module of the site shows") }';

export interface ReactUse {
  /** Whether anything in the site can call this export of `react` or `react-dom`. */
  uses: (name: string) => boolean;
  /** Whether anything in the site may give a fragment a ref. */
  fragmentRefs: boolean;
}

interface Unused {
  types: ReadonlySet<string>;
  tags: ReadonlySet<unknown>;
  hooks: ReadonlySet<string>;
  viewTransitions: boolean;
  fragmentRefs: boolean;
}

/**
 * Code of React's renderer without what only those elements and hooks need that the site doesn't use:
 * the places that lead there go, and the minifier drops the functions that nothing calls any more.
 */
export async function leaveOutUnused(code: string, use: ReactUse): Promise<string> {
  const unused = findUnused(code, use);
  const lean = replaceRanges(code, withoutNested(await findCuts(code, unused)));
  return unused.fragmentRefs ? `${lean}\n${NO_FRAGMENT_REFS}` : lean;
}

function findUnused(code: string, { uses, fragmentRefs }: ReactUse): Unused {
  const isUnused = (exports: readonly string[]): boolean => !exports.some(uses);
  const kinds = KINDS.filter(({ exports, type }) => isUnused(exports) && code.includes(type));
  const hooks = Object.entries(HOOKS).filter(([, exports]) => isUnused(exports));
  return {
    types: new Set(kinds.map(({ type }) => type)),
    tags: new Set(kinds.map(({ tag }) => tag)),
    hooks: new Set(hooks.map(([hook]) => hook)),
    viewTransitions: kinds.some(({ tag }) => tag === VIEW_TRANSITION.tag),
    fragmentRefs: !fragmentRefs && code.includes(`function ${FRAGMENT_REF}(`),
  };
}

async function findCuts(code: string, unused: Unused): Promise<Replacement[]> {
  const { parseSync, Visitor } = await import("vite");
  const cuts: Replacement[] = [];
  const reads = new Set<Range>();
  const writes = new Set<number>();
  const cut = ({ start, end }: Range, text = ""): void => void cuts.push({ start, end, text });
  const visitor = new Visitor({
    SwitchStatement: (node) => cuts.push(...cutCases(node, { code, unused })),
    BinaryExpression(node) {
      const value = knownComparison(node, unused);
      if (value !== undefined) cut(node, String(value));
    },
    ObjectExpression({ properties }) {
      if (!properties.some((property) => nameOfProperty(property) === "useHostTransitionStatus"))
        return;
      for (const property of properties)
        if (unused.hooks.has(nameOfProperty(property) ?? "")) cut(withComma(property, code));
    },
    Identifier(node) {
      if (unused.viewTransitions && VIEW_TRANSITION.variables.has(node.name)) reads.add(node);
    },
    VariableDeclarator: ({ id }) => void writes.add(id.start),
    AssignmentExpression: ({ left }) => void writes.add(left.start),
    ExpressionStatement(node) {
      if (unused.fragmentRefs && isMethodOf(node, FRAGMENT_REF)) cut(node);
    },
    NewExpression(node) {
      if (unused.fragmentRefs && nameOf(node.callee) === FRAGMENT_REF)
        cut(node, "noFragmentRefs()");
    },
    CallExpression(node) {
      const value = FRAGMENT_CALLS[nameOf(node.callee) ?? ""];
      if (unused.fragmentRefs && value !== undefined) cut(node, value);
    },
  });
  const { program, errors } = parseSync("react.js", withoutUnconcerned(code, unused));
  // A line began like a function and was none.
  visitor.visit(errors.length > 0 ? parseSync("react.js", code).program : program);
  for (const read of reads) if (!writes.has(read.start)) cut(read, "false");
  return cuts;
}

/** Functions that have nothing to cut become spaces: to parse them, too, would take three times as long. */
function withoutUnconcerned(code: string, unused: Unused): string {
  const tags = [...unused.tags].join("|");
  const comparesTag = new RegExp(
    String.raw`\bcase (?:${tags}):|\b(?:${tags}) [!=]==|[!=]== (?:${tags})\b`,
  );
  const concerned = new RegExp(
    [
      ...unused.types,
      ...(unused.hooks.size > 0 ? ["useHostTransitionStatus"] : []),
      ...(unused.fragmentRefs ? [FRAGMENT_REF, ...Object.keys(FRAGMENT_CALLS)] : []),
      ...(unused.viewTransitions ? [VIEW_TRANSITION.flag, ...VIEW_TRANSITION.variables] : []),
    ].join("|"),
  );
  return code
    .split(/^(?=function )/m)
    .map((part) =>
      concerned.test(part) || (comparesTag.test(part) && /\btag\b/.test(part))
        ? part
        : " ".repeat(part.length),
    )
    .join("");
}

/**
 * A label goes; its code, after the `break` of the case before, is out of reach then. The minifier
 * drops it, and keeps the variables that are declared in it and used by others.
 */
function cutCases(
  { discriminant, cases }: ESTree.SwitchStatement,
  { code, unused }: { code: string; unused: Unused },
): Replacement[] {
  const onTag = isTag(discriminant);
  const isDead = ({ test }: ESTree.SwitchCase): boolean =>
    (onTag && isLiteral(test, unused.tags)) ||
    unused.types.has(nameOf(test)?.replace(/\$\d+$/, "") ?? "");
  const firstAlive = cases.findIndex((each) => !isDead(each));
  return cases.flatMap((each, index) => {
    const { start, end, consequent } = each;
    if (!isDead(each)) return [];
    if (index > firstAlive) return [{ start, end: consequent[0]?.start ?? end, text: "" }];
    // Before it there is no code that its own could be added to.
    return /\bvar\b/.test(code.slice(start, end)) ? [] : [{ start, end, text: "" }];
  });
}

/** `30 === fiber.tag`, `0 !== (fiber.flags & 33554432)`: undefined where the answer isn't known. */
function knownComparison(
  { left, operator, right }: ESTree.BinaryExpression,
  unused: Unused,
): boolean | undefined {
  if (operator !== "===" && operator !== "!==") return undefined;
  const isDeadTag =
    (isTag(left) && isLiteral(right, unused.tags)) ||
    (isTag(right) && isLiteral(left, unused.tags));
  if (isDeadTag) return operator === "!==";
  if (unused.viewTransitions && isLiteral(left, ZERO) && isViewTransitionFlag(right))
    return operator === "===";
  return undefined;
}

const ZERO: ReadonlySet<unknown> = new Set([0]);

function isViewTransitionFlag(node: ESTree.Node): boolean {
  if (node.type === "ParenthesizedExpression") return isViewTransitionFlag(node.expression);
  return (
    node.type === "BinaryExpression" &&
    node.operator === "&" &&
    ["flags", "subtreeFlags"].includes(nameOfMember(node.left) ?? "") &&
    isLiteral(node.right, new Set([VIEW_TRANSITION.flag]))
  );
}

type Range = { start: number; end: number };

function isTag(node: ESTree.Node): boolean {
  return nameOfMember(node) === "tag" || nameOf(node) === "tag";
}

function isLiteral(node: ESTree.Node | null, values: ReadonlySet<unknown>): boolean {
  return node?.type === "Literal" && values.has(node.value);
}

function nameOf(node: ESTree.Node | null): string | undefined {
  return node?.type === "Identifier" ? node.name : undefined;
}

function nameOfMember(node: ESTree.Node): string | undefined {
  return node.type === "MemberExpression" ? nameOf(node.property) : undefined;
}

function nameOfProperty(node: ESTree.Node): string | undefined {
  return node.type === "Property" ? nameOf(node.key) : undefined;
}

/** `FragmentInstance.prototype.focus = …;` */
function isMethodOf({ expression }: ESTree.ExpressionStatement, name: string): boolean {
  if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression")
    return false;
  const owner = expression.left.object;
  return (
    owner.type === "MemberExpression" &&
    nameOf(owner.property) === "prototype" &&
    nameOf(owner.object) === name
  );
}

function withComma({ start, end }: Range, code: string): Range {
  return { start, end: code[end] === "," ? end + 1 : end };
}

function withoutNested(cuts: Replacement[]): Replacement[] {
  let end = 0;
  return cuts
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((cut) => {
      const nested = cut.start < end;
      if (!nested) end = cut.end;
      return !nested;
    });
}
