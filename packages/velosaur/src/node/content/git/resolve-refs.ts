import type { GitObjects } from "./open-objects.ts";
import { readGit } from "./run-git.ts";

export interface FoundRefs {
  /** Ref → id of its commit. */
  commits: Map<string, string>;
  missing: string[];
}

export interface RefsRequest {
  repository: string;
  objects: GitObjects;
  refs: readonly string[];
}

/**
 * The commits that refs stand for: of a branch, a tag, a commit's id; or of a branch that only the remote has, as in a
 * CI's clone.
 */
export async function resolveRefs({ repository, objects, refs }: RefsRequest): Promise<FoundRefs> {
  const commits = await lookUp(objects, new Map(refs.map((ref) => [ref, ref])));
  const missing = refs.filter((ref) => !commits.has(ref));
  if (missing.length === 0) return { commits, missing };
  const known = await readRefNames(repository);
  const remote = new Map<string, string>();
  for (const ref of missing) {
    const name = known.find((full) => ofRemote(full) === ref);
    if (name !== undefined) remote.set(ref, name);
  }
  for (const [ref, commit] of await lookUp(objects, remote)) commits.set(ref, commit);
  return { commits, missing: missing.filter((ref) => !commits.has(ref)) };
}

/** Ref → what git is asked for. */
async function lookUp(
  objects: GitObjects,
  names: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const commits = new Map<string, string>();
  const refs = [...names.keys()];
  const asked = [...names.values()].map((name) => `${name}^{commit}`);
  await objects.read(asked, (object, index) => {
    if (object?.type === "commit") commits.set(refs[index] as string, object.id);
  });
  return commits;
}

const readRefNames = async (repository: string): Promise<string[]> =>
  (await readGit({ repository, args: ["for-each-ref", "--format=%(refname)"] }))
    .split("\n")
    .filter(Boolean);

/** `refs/remotes/origin/release/4.0` → `release/4.0` */
const ofRemote = (name: string): string | undefined =>
  /^refs\/remotes\/[^/]+\/(.+)$/.exec(name)?.[1];

/** Names of branches and tags as people write them. */
export async function listRefs(repository: string): Promise<string[]> {
  const names = await readRefNames(repository);
  const short = names.map(
    (name) => ofRemote(name) ?? /^refs\/(?:heads|tags)\/(.+)$/.exec(name)?.[1],
  );
  return [...new Set(short.filter((name) => name !== undefined && name !== "HEAD"))] as string[];
}

/** Why no ref can have this name (the rest of a sentence); undefined if it can. */
export function describeRefProblem(ref: string): string | undefined {
  if (ref === "") return "is empty";
  if (ref.startsWith("-")) return "begins with a dash, as an option does";
  const [letter] = /[\s~^:?*[\\\p{Cc}]/u.exec(ref) ?? [];
  if (letter !== undefined) return `holds ${JSON.stringify(letter)}`;
  if (/\.\.|@\{|^\/|\/$|\/\/|\.lock$|^@$/.test(ref)) return "is no name that git allows";
  return undefined;
}
