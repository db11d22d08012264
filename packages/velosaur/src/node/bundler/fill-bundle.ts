import { mkdirSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { hashParts, hashText } from "../cache/hash.ts";
import { markUsed } from "../cache/sweep.ts";
import { type BundleRecord, hashGenerated, type KeptBundle } from "./bundle-cache.ts";
import {
  type BundleTemplate,
  type FileTemplate,
  findScripts,
  findTemplate,
  type Piece,
} from "./bundle-template.ts";
import { keepBundle } from "./keep-bundle.ts";
import { shareFile } from "../cache/packs.ts";
import { replaceRanges } from "../javascript/replace-ranges.ts";
import { createHoleFiller, type HoleFiller } from "./bundle-holes.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";

export interface FillInput {
  /** Of the language. */
  request: BundleRequest;
  key: string;
  /** Nobody waits for the bundle any more, and another build may be at work. */
  signal: AbortSignal;
}

/** Makes a language's own bundle of the one that all languages share; none where a text doesn't allow it. */
export async function fillBundle(
  kept: KeptBundle,
  { request, key, signal }: FillInput,
): Promise<SiteBundle | undefined> {
  const { folder: source, record } = kept;
  const filler = record.holes && createHoleFiller(record.holes, request);
  if (!filler) return undefined;
  markUsed(source);
  const template = await findTemplate(kept);
  signal.throwIfAborted();
  const language: Language = { filler, names: nameScripts(template, filler) };
  const changed = new Set(language.names.keys());
  return keepBundle(request, key, async (folder) => {
    signal.throwIfAborted();
    const outputs = writeFiles(template, { source, folder, record, language });
    return {
      ...fillRecord(record, (text) => filler.fill(renameScripts(text, language.names, changed))),
      id: hashParts([record.id, ...[...language.names].flat()]).slice(0, 12),
      generated: hashGenerated(request, Object.keys(record.generated)),
      outputs,
    };
  });
}

/** What a language fills in. */
interface Language {
  filler: HoleFiller;
  /** Of the browser's scripts that have others than in the bundle of all languages. */
  names: ReadonlyMap<string, string>;
}

const HASH = /-[\w-]{8}(?=\.js$)/;

/** The texts that stand in a script, and in what it asks for, are part of what its name follows from. */
const nameScripts = ({ scripts }: BundleTemplate, { fillHole }: HoleFiller): Language["names"] =>
  new Map(
    [...scripts]
      .filter(([, holes]) => holes.length > 0)
      .map(([name, holes]) => {
        const hash = hashParts([name, ...holes.map(fillHole)]).slice(0, 8);
        return [name, name.replace(HASH, `-${hash}`)];
      }),
  );

interface WriteScope {
  source: string;
  folder: string;
  record: BundleRecord;
  language: Language;
}

/** Returns the hash of each file. */
function writeFiles(
  { files }: BundleTemplate,
  { source, folder, record, language }: WriteScope,
): BundleRecord["outputs"] {
  const folders = new Set<string>();
  const open = (name: string): string => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return file;
  };
  const write = ({ name, pieces }: FileTemplate): [name: string, hash: string] => {
    const given = renamePath(name, language.names);
    const file = open(given);
    if (pieces === undefined) {
      shareFile(path.join(source, name), file);
      return [given, record.outputs[name] ?? ""];
    }
    const text = pieces.map((piece) => fillPiece(piece, language)).join("");
    writeFileSync(file, text);
    return [given, hashText(text)];
  };
  return Object.fromEntries(files.map(write));
}

const renamePath = (name: string, names: Language["names"]): string =>
  path.posix.join(
    path.posix.dirname(name),
    names.get(path.posix.basename(name)) ?? path.posix.basename(name),
  );

function fillPiece(piece: Piece, { filler, names }: Language): string {
  if (typeof piece === "string") return piece;
  return "script" in piece ? (names.get(piece.script) ?? piece.script) : filler.fillHole(piece);
}

const renameScripts = (
  text: string,
  names: Language["names"],
  changed: ReadonlySet<string>,
): string =>
  replaceRanges(
    text,
    findScripts(text, changed).map((found) => ({
      ...found,
      text: names.get(found.script) ?? found.script,
    })),
  );

/** Its addresses are filled in as those in code are. */
function fillRecord(
  { holes: _holes, entry, modules, whole, ...record }: BundleRecord,
  fill: (text: string) => string,
): BundleRecord {
  const fillAll = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
      typeof inner === "string" ? fill(inner) : inner,
    ) as T;
  return {
    ...record,
    entry: fillAll(entry),
    modules: fillAll(modules),
    ...(whole && { whole: fillAll(whole) }),
  };
}
