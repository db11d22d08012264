import { existsSync, statSync } from "node:fs";
import path from "../../system/path.ts";
import { readJsonFileSync } from "../../cache/json-file.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { readEngineIdentity, readEngineVersion } from "../../system/engine-paths.ts";
import { adviseOnShard, formatShard } from "../../system/shard.ts";
import { type LocaleShare, type SitePart, PART_FORMAT, partFile } from "./part.ts";

export interface FoundPart extends SitePart {
  folder: string;
}

const NEW_PARTS =
  "All parts of a site are built at one commit, with one configuration and one engine, into folders of their own; then they are merged.";

const createError = (message: string, hint: string = NEW_PARTS): Diagnostic => ({
  severity: "error",
  message,
  hint,
});

/** The parts that make a site, in their order. What is wrong with them is told together, and nothing has been written. */
export function readParts(folders: readonly string[]): FoundPart[] {
  const parts: FoundPart[] = [];
  const mistakes: Diagnostic[] = [];
  for (const folder of folders) {
    const found = readPart(folder);
    if ("message" in found) mistakes.push(found);
    else parts.push(found);
  }
  // One that can't be read isn't missing, too.
  const unread = mistakes.length;
  mistakes.push(...checkSet(parts, unread));
  if (mistakes.length > 0) throw new AuthorError(mistakes);
  return parts.toSorted((a, b) => a.shard.index - b.shard.index);
}

function readPart(folder: string): FoundPart | Diagnostic {
  const name = nameFolder(folder);
  if (!existsSync(folder)) return createError(`There is no folder ${name}.`);
  const part = readJsonFileSync<SitePart>(partFile(folder));
  if (part === undefined)
    return createError(
      `${name} is no whole part: it holds no part.json that can be read.`,
      "Its build was cut off, or it is another folder. Build the part again: `velosaur build --shard 3/8 --out-dir part-3`.",
    );
  if (part.format !== PART_FORMAT || part.engine !== readEngineIdentity())
    return createError(
      `${name} was built by another engine: Velosaur ${part.version}; this is Velosaur ${readEngineVersion()}.`,
    );
  if (part.node !== process.version)
    return createError(
      `${name} was built with Node ${part.node}; this is Node ${process.version}.`,
      "Bundles of two versions of Node may differ: build and merge with one.",
    );
  const lost = Object.entries(part.files).find(
    ([file, size]) => sizeOf(path.join(folder, file)) !== size,
  );
  if (lost)
    return createError(
      `${name} isn't whole: ${lost[0]} is missing, or cut off.`,
      "It was not copied to its end. Fetch it again, or build it again.",
    );
  return { ...part, folder };
}

const sizeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.size;

function checkSet(parts: readonly FoundPart[], unread: number): Diagnostic[] {
  const [first] = parts;
  if (!first)
    return unread > 0 ? [] : [createError("No parts are named.", "Write `velosaur merge part-*`.")];
  const ofOthers = parts.flatMap((part) => findDifference(part, first));
  if (ofOthers.length > 0) return ofOthers;
  return [...findTwice(parts), ...findMissing(parts, unread)];
}

/** What tells a part from the first: the coarsest alone, since the others follow from it. */
function findDifference(part: FoundPart, first: FoundPart): Diagnostic[] {
  const [name, other] = [nameFolder(part.folder), nameFolder(first.folder)];
  if (part.shard.count !== first.shard.count)
    return [
      createError(
        `${name} is one of ${part.shard.count} parts, ${other} one of ${first.shard.count}.`,
      ),
    ];
  if (part.commit !== first.commit)
    return [
      createError(
        `${name} was built at commit ${nameCommit(part.commit)}, ${other} at ${nameCommit(first.commit)}.`,
      ),
    ];
  const difference = describeDifference(part, first);
  return difference === undefined
    ? []
    : [createError(`${name} and ${other} were built ${difference}.`)];
}

type Compared = Pick<SitePart, "options" | "locales">;

function describeDifference(one: Compared, other: Compared): string | undefined {
  const toText = ({ options, locales }: Compared, names: readonly (keyof LocaleShare)[]): string =>
    JSON.stringify([options, locales.map((share) => names.map((name) => share[name]))]);
  if (toText(one, []) !== toText(other, [])) return "with other options of the build";
  if (toText(one, ["locale"]) !== toText(other, ["locale"])) return "with other languages";
  if (toText(one, ["configuration"]) !== toText(other, ["configuration"]))
    return "with another configuration";
  return toText(one, ["content"]) === toText(other, ["content"]) ? undefined : "of other content";
}

const findTwice = (parts: readonly FoundPart[]): Diagnostic[] =>
  parts.flatMap((part, at) => {
    const before = parts.slice(0, at).find(({ shard }) => shard.index === part.shard.index);
    return before
      ? [
          createError(
            `Part ${formatShard(part.shard)} is there twice: ${nameFolder(before.folder)} and ${nameFolder(part.folder)}.`,
          ),
        ]
      : [];
  });

function findMissing(parts: readonly FoundPart[], unread: number): Diagnostic[] {
  if (unread > 0) return [];
  const count = parts[0]?.shard.count ?? 0;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (index) => !parts.some(({ shard }) => shard.index === index),
  );
  if (missing.length === 0) return [];
  const names = missing.map((index) => formatShard({ index, count })).join(", ");
  const isOne = missing.length === 1;
  return [
    createError(
      `${isOne ? "A part is" : "Parts are"} missing: ${names}.`,
      `Build ${isOne ? "it" : "them"}, or name the folder${isOne ? "" : "s"} here. ${adviseOnShard(process.env)}`,
    ),
  ];
}

/** The site that is merged must be the one that the parts were made of. */
export function checkSite(parts: readonly FoundPart[], site: Omit<LocaleShare, "pages">): void {
  const share = parts[0]?.locales.find(({ locale }) => locale === site.locale);
  const mistakes: string[] = [];
  if (!share) mistakes.push(`The parts have no pages in the language ${site.locale}`);
  else if (share.configuration !== site.configuration)
    mistakes.push("The parts were built with another configuration than the site here has");
  else if (share.content !== site.content)
    mistakes.push("The parts were built of other content than the site here has");
  if (mistakes.length > 0)
    throw new AuthorError(mistakes.map((message) => createError(`${message}.`)));
}

export function checkCommit([first]: readonly FoundPart[], commit: string | undefined): void {
  if (first === undefined || first.commit === commit) return;
  throw new AuthorError(
    createError(
      `The parts were built at commit ${nameCommit(first.commit)}, the site here is at ${nameCommit(commit)}.`,
    ),
  );
}

const nameCommit = (commit: string | undefined): string => commit?.slice(0, 10) ?? "none";

const nameFolder = (folder: string): string => {
  const name = path.relative(process.cwd(), folder);
  return name === "" || name.startsWith("..") ? folder : name;
};
