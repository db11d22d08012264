import path from "../../../system/path.ts";
import { ownValue } from "../../../../shared/own-value.ts";
import type {
  CategoryIndexMatcher,
  CategoryItem,
  CategoryMetadata,
  DocItem,
  GeneratorArgs,
  GeneratorDoc,
  ParsedItem,
} from "./types.ts";

/** `index`, `readme` and a doc of the folder's own name stand for their folder. */
export const isCategoryIndex: CategoryIndexMatcher = ({ fileName, directories }) => {
  const name = fileName.toLowerCase();
  return name === "index" || name === "readme" || name === directories[0]?.toLowerCase();
};

export function toCategoryIndexFile(
  source: string,
  sourceDirName: string,
): Parameters<CategoryIndexMatcher>[0] {
  const { name, ext } = path.posix.parse(source);
  return { fileName: name, extension: ext, directories: sourceDirName.split("/").reverse() };
}

interface Folder {
  /** Relative to the version's content. */
  path: string;
  docs: GeneratorDoc[];
  /** Docs and folders in the order of their files. */
  children: (GeneratorDoc | Folder)[];
  folders: Map<string, Folder>;
}

const isFolder = (child: GeneratorDoc | Folder): child is Folder => "folders" in child;

/** Sidebar items from the folders and files below a folder. */
export function generateSidebarItems(args: GeneratorArgs): ParsedItem[] {
  return toItems(collectFolder(args), args);
}

function collectFolder({ docs, item: { dirName } }: GeneratorArgs): Folder {
  const root = createFolder(dirName);
  const prefix = dirName === "." ? "" : `${dirName}/`;
  for (const doc of docs) {
    if (dirName !== "." && doc.sourceDirName !== dirName && !doc.sourceDirName.startsWith(prefix))
      continue;
    const inner = doc.sourceDirName === dirName ? "" : doc.sourceDirName.slice(prefix.length);
    let folder = root;
    for (const segment of inner.split("/").filter(Boolean)) folder = enterFolder(folder, segment);
    folder.docs.push(doc);
    folder.children.push(doc);
  }
  return root;
}

const createFolder = (folderPath: string): Folder => ({
  path: folderPath,
  docs: [],
  children: [],
  folders: new Map(),
});

function enterFolder(parent: Folder, segment: string): Folder {
  const known = parent.folders.get(segment);
  if (known) return known;
  const folder = createFolder(path.posix.join(parent.path, segment));
  parent.folders.set(segment, folder);
  parent.children.push(folder);
  return folder;
}

interface Positioned {
  item: ParsedItem;
  position: number | undefined;
  /** Of the file or the folder. */
  name: string;
}

function toItems(folder: Folder, args: GeneratorArgs, linkedId?: string): ParsedItem[] {
  const positioned: Positioned[] = [];
  for (const child of folder.children) {
    if (isFolder(child)) positioned.push(toCategory(child, args));
    else if (child.id !== linkedId) positioned.push(toPositionedDoc(child));
  }
  return positioned.sort(comparePlaces).map(({ item }) => item);
}

/** Items without a position come last. Names decide the rest, so that a folder `a` precedes both `a.md` and `a-b.md`. */
function comparePlaces(one: Positioned, other: Positioned): number {
  const byPosition = (one.position ?? Infinity) - (other.position ?? Infinity);
  if (byPosition) return byPosition;
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
}

const toPositionedDoc = (doc: GeneratorDoc): Positioned => ({
  item: toDocItem(doc),
  position: doc.sidebarPosition,
  name: path.posix.basename(doc.source),
});

function toDocItem({ id, frontMatter }: GeneratorDoc): DocItem {
  const { sidebar_label, sidebar_class_name, sidebar_custom_props, sidebar_key } = frontMatter;
  return compact<DocItem>({
    type: "doc",
    id,
    label: sidebar_label,
    className: sidebar_class_name,
    customProps: sidebar_custom_props as DocItem["customProps"],
    key: sidebar_key,
  });
}

function toCategory(folder: Folder, args: GeneratorArgs): Positioned {
  const metadata = ownValue(args.categoriesMetadata, folder.path) ?? {};
  const { link, doc } = resolveLink({ folder, metadata, args });
  const name = path.posix.basename(folder.path);
  const { filename, numberPrefix } = args.numberPrefixParser(name);
  const frontMatter = doc?.frontMatter;
  const item = compact<CategoryItem<ParsedItem>>({
    type: "category",
    label: metadata.label ?? frontMatter?.sidebar_label ?? doc?.title ?? filename,
    link,
    collapsible: metadata.collapsible,
    collapsed: metadata.collapsed,
    className: metadata.className ?? frontMatter?.sidebar_class_name,
    customProps:
      metadata.customProps ?? (frontMatter?.sidebar_custom_props as DocItem["customProps"]),
    description: metadata.description,
    key: metadata.key ?? frontMatter?.sidebar_key,
    items: toItems(folder, args, doc?.id),
  });
  return { item, position: metadata.position ?? doc?.sidebarPosition ?? numberPrefix, name };
}

interface LinkQuestion {
  folder: Folder;
  metadata: CategoryMetadata;
  args: GeneratorArgs;
}

/** What a category leads to: what its file says, or else the doc that stands for the folder. */
function resolveLink({ folder, metadata, args }: LinkQuestion): {
  link?: CategoryItem<never>["link"];
  doc?: GeneratorDoc;
} {
  if (metadata.link === null) return {};
  if (metadata.link?.type === "generated-index") return { link: metadata.link };
  const doc = metadata.link
    ? args.docs.find(({ id }) => id === (metadata.link as { id: string }).id)
    : findIndexDoc(folder, args.isCategoryIndex);
  if (doc) return { link: { type: "doc", id: doc.id }, doc };
  return metadata.link ? { link: metadata.link } : {};
}

const INDEX_NAMES = ["index", "readme"];

/** Of several docs that could stand for a folder, `index` comes first, then `readme`. */
function findIndexDoc({ docs }: Folder, isIndex: CategoryIndexMatcher): GeneratorDoc | undefined {
  let found: GeneratorDoc | undefined;
  let foundRank = Infinity;
  for (const doc of docs) {
    const file = toCategoryIndexFile(doc.source, doc.sourceDirName);
    if (!isIndex(file)) continue;
    const place = INDEX_NAMES.indexOf(file.fileName.toLowerCase());
    const rank = place === -1 ? INDEX_NAMES.length : place;
    if (rank < foundRank) [found, foundRank] = [doc, rank];
  }
  return found;
}

function compact<T extends object>(value: { [key in keyof T]: T[key] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined)) as T;
}
