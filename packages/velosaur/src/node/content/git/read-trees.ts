import path, { toPosix } from "../../system/path.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { GitObjects } from "./open-objects.ts";

/** A file as a commit has it. */
export interface TreeFile {
  /** Below the root of the repository, with slashes. */
  name: string;
  /** Id of its content. */
  blob: string;
}

export interface TreeListing {
  files: TreeFile[];
  /** Folders that are repositories of their own: their files aren't in this one. */
  submodules: string[];
}

export interface TreeReader {
  /** All files at or below some paths. What isn't there is left out; what a symlink leads to stands in its place. */
  list: (commit: string, names: readonly string[]) => Promise<TreeListing>;
  /** Files of these names, links followed. */
  find: (commit: string, names: readonly string[]) => Promise<TreeFile[]>;
}

interface Entry {
  mode: string;
  id: string;
}

type Tree = ReadonlyMap<string, Entry>;

const FOLDER = "40000";
const SYMLINK = "120000";
const SUBMODULE = "160000";
/** Links may lead to links. */
const MAX_LINKS = 20;

const rootOf = (commit: string): Entry => ({ mode: FOLDER, id: `${commit}^{tree}` });

export function createTreeReader(objects: GitObjects): TreeReader {
  const store = createTreeStore(objects);
  return {
    async list(commit, names) {
      const root = rootOf(commit);
      const listing: TreeListing = { files: [], submodules: [] };
      for (const name of names) {
        const entry = await findEntry({ root, name }, store);
        if (entry) await collect(entry, name, { root, store, listing, isLinked: false });
      }
      return listing;
    },
    async find(commit, names) {
      const root = rootOf(commit);
      const files: TreeFile[] = [];
      for (const name of names) {
        const entry = await findEntry({ root, name }, store);
        if (entry && entry.mode !== FOLDER && entry.mode !== SUBMODULE)
          files.push({ name, blob: entry.id });
      }
      return files;
    },
  };
}

interface TreeStore {
  readTree: (id: string) => Promise<Tree>;
  readContent: (id: string) => Promise<Buffer>;
}

/** A folder that several commits have is read once. */
function createTreeStore(objects: GitObjects): TreeStore {
  const trees = new Map<string, Promise<Tree>>();
  const readContent = async (id: string): Promise<Buffer> => {
    let content: Buffer | undefined;
    await objects.read([id], (object) => (content = object?.content));
    if (!content) throw new Error(`Git has no content ${id}.`);
    return content;
  };
  const readTree = (id: string): Promise<Tree> => {
    const known = trees.get(id) ?? readContent(id).then(parseTree);
    trees.set(id, known);
    return known;
  };
  return { readTree, readContent };
}

interface Sought {
  root: Entry;
  name: string;
  /** So many more links may lead there. */
  links?: number;
}

/** Undefined for what isn't there, and what lies outside of the repository. */
async function findEntry(
  { root, name, links = MAX_LINKS }: Sought,
  store: TreeStore,
): Promise<Entry | undefined> {
  const parts = name === "" ? [] : name.split("/");
  let entry: Entry | undefined = root;
  for (const [index, part] of parts.entries()) {
    if (entry?.mode !== FOLDER) return entry?.mode === SUBMODULE ? entry : undefined;
    entry = (await store.readTree(entry.id)).get(part);
    if (entry?.mode !== SYMLINK) continue;
    const target = (await store.readContent(entry.id)).toString();
    const meant = path.posix.join(...parts.slice(0, index), target, ...parts.slice(index + 1));
    const isOutside = target.startsWith("/") || meant === ".." || meant.startsWith("../");
    if (isOutside || links === 0) return undefined;
    return findEntry({ root, name: meant.replace(/^\.$|\/$/, ""), links: links - 1 }, store);
  }
  return entry;
}

interface Walk {
  root: Entry;
  store: TreeStore;
  listing: TreeListing;
  /** Links in a folder that is linked aren't followed: they may lead back to it. */
  isLinked: boolean;
}

async function collect(entry: Entry, name: string, walk: Walk): Promise<void> {
  const { root, store, listing, isLinked } = walk;
  if (entry.mode === SUBMODULE) listing.submodules.push(name);
  else if (entry.mode === SYMLINK) {
    const target = isLinked ? undefined : await findEntry({ root, name }, store);
    if (target) await collect(target, name, { ...walk, isLinked: true });
  } else if (entry.mode === FOLDER) {
    for (const [part, child] of await store.readTree(entry.id))
      await collect(child, name === "" ? part : `${name}/${part}`, walk);
  } else listing.files.push({ name, blob: entry.id });
}

/** `<mode> <name>`, a zero, and the bytes of an id: 20, or 32 where the repository says so. */
function parseTree(content: Buffer): Tree {
  const size = findIdSize(content);
  const entries = new Map<string, Entry>();
  for (let at = 0; at < content.length;) {
    const space = content.indexOf(0x20, at);
    const zero = content.indexOf(0, space);
    const name = content.subarray(space + 1, zero).toString();
    assertInside(name);
    const id = content.subarray(zero + 1, zero + 1 + size).toString("hex");
    entries.set(name, { mode: content.subarray(at, space).toString(), id });
    at = zero + 1 + size;
  }
  return entries;
}

/** Only one of both sizes lets the content end with an entry. */
const findIdSize = (content: Buffer): number => (endsWithEntry(content, 20) ? 20 : 32);

function endsWithEntry(content: Buffer, size: number): boolean {
  let at = 0;
  while (at < content.length) {
    const zero = content.indexOf(0, at);
    if (zero < 0 || !/^\d{5,6} /.test(content.subarray(at, at + 7).toString("latin1")))
      return false;
    at = zero + 1 + size;
  }
  return at === content.length;
}

/** Git has long refused such names; a repository that was made by hand may hold some. */
function assertInside(name: string): void {
  const hasSlash = toPosix(name).includes("/");
  if (!hasSlash && !["", ".", ".."].includes(name) && name.toLowerCase() !== ".git") return;
  throw new AuthorError({
    severity: "error",
    message: `The repository holds a file whose name leads out of its folder: ${JSON.stringify(name)}.`,
    hint: "Such a file is never written. `git fsck` tells in which commit it is.",
  });
}
