import path from "../../system/path.ts";

/** Files whose text may name others. */
const TEXT = /\.(?:mdx?|[cm]?[jt]sx?)$/i;
const REFERENCE = /(?<=["'(\s=])\.\.?\/[^\s"'()<>`]+/g;

export const mayRefer = (name: string): boolean => TEXT.test(name);

/** What a text names by a relative path; some of it may be no file. */
export const findReferences = (text: string): string[] => [...new Set(text.match(REFERENCE))];

/** Ends that an import may leave out. */
const ENDS = ["", ".js", ".jsx", ".ts", ".tsx", ".mjs", ".cjs", ".json", "/index.js", "/index.ts"];

/** The files of the repository that a reference may mean, by their names. */
export function listMeant(reference: string, from: string): string[] {
  const [address = ""] = reference.split(/[?#]/);
  const meant = new Set([address, tryDecode(address)].map((name) => resolveName(name, from)));
  const isCode = !/\.mdx?$/i.test(from);
  return [...meant].flatMap((name) => {
    if (name === undefined) return [];
    const mayLackEnd = isCode || !path.posix.extname(name);
    return mayLackEnd ? ENDS.map((end) => name + end) : [name];
  });
}

/** Undefined for what lies outside of the repository. */
function resolveName(name: string, from: string): string | undefined {
  const resolved = path.posix.join(path.posix.dirname(from), name).replace(/\/$/, "");
  return resolved === ".." || resolved.startsWith("../") ? undefined : resolved;
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
