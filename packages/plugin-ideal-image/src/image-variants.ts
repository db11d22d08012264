/** Images in several sizes, made once and kept by their content. */

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { chooseWidths, type Options } from "./options.js";

export interface VariantOptions extends Options {
  /** Folder that holds what has been made. */
  cacheDir: string;
  baseUrl: string;
}

export interface Variant {
  /** Address. */
  path: string;
  width: number;
  height: number;
}

/** What the component is given: upstream's form. */
export interface ImageData {
  /** Tiny blurred picture to begin with, as an address. Absent where it would shine through. */
  preSrc?: string;
  src: Variant & { src: string; srcSet: string; images: Variant[] };
}

export interface Variants {
  data: ImageData;
  /** Name in the output → file. */
  files: Record<string, string>;
}

/** An image that can't be made smaller, as its author should be told. */
export class ImageFailure extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const FORMATS: Record<string, string> = {
  ".png": "png",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".webp": "webp",
  ".avif": "avif",
};

export const canResize = (filePath: string): boolean =>
  Object.hasOwn(FORMATS, path.extname(filePath).toLowerCase());

interface Kept {
  data: ImageData;
  /** Name in the output → name in the folder. */
  names: Record<string, string>;
  /** Name in the folder → hash of its content. */
  hashes: Record<string, string>;
}

export async function makeVariants(filePath: string, options: VariantOptions): Promise<Variants> {
  if (!canResize(filePath)) {
    throw new ImageFailure(
      `The image “${path.basename(filePath)}” can't be made in several sizes: its format isn't PNG, JPEG, WebP or AVIF.`,
      "Convert it to one of these, or show it with a plain <img>.",
    );
  }
  const content = await readFile(filePath);
  const folder = path.join(options.cacheDir, hashOf(content, filePath, options));
  const kept = (await readKept(folder)) ?? (await make({ content, filePath, folder, options }));
  const files = Object.entries(kept.names).map(([name, file]) => [name, path.join(folder, file)]);
  return { data: kept.data, files: Object.fromEntries(files) as Record<string, string> };
}

const toHash = (content: Uint8Array): string => createHash("sha1").update(content).digest("hex");

/** The file's name is part of the output's, its folder isn't. */
function hashOf(content: Uint8Array, filePath: string, options: VariantOptions): string {
  const { cacheDir: _, id: _id, disableInDev: _dev, markdownImages: _markdown, ...rest } = options;
  return createHash("sha1")
    .update(JSON.stringify(["2", path.basename(filePath), rest]))
    .update(content)
    .digest("hex");
}

/** Nothing where a file is gone, or is another than the one that was made. */
async function readKept(folder: string): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(path.join(folder, "image.json"), "utf8")) as Kept;
    const files = await Promise.all(
      Object.keys(kept.hashes).map((file) => readFile(path.join(folder, file))),
    );
    const isWhole = Object.values(kept.hashes).every(
      (hash, index) => toHash(files[index] ?? Buffer.alloc(0)) === hash,
    );
    return isWhole ? kept : undefined;
  } catch {
    return undefined;
  }
}

interface Making {
  content: Uint8Array;
  filePath: string;
  folder: string;
  options: VariantOptions;
}

/** Another process may be at the same image: each fills a folder of its own, and the first one stays. */
async function make({ content, filePath, folder, options }: Making): Promise<Kept> {
  const temporary = `${folder}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await mkdir(temporary, { recursive: true });
  try {
    const kept = await writeVariants({ content, filePath, folder: temporary, options });
    await writeFile(path.join(temporary, "image.json"), JSON.stringify(kept));
    await moveInto(folder, temporary);
    return kept;
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new ImageFailure(
      `The image “${path.basename(filePath)}” can't be read: ${(error as Error).message}.`,
      "Open it in an image editor and save it anew.",
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * What another process has made meanwhile is the same, and may be in use: only what a disk has
 * damaged goes.
 */
async function moveInto(folder: string, temporary: string): Promise<void> {
  const isThere = async () => (await readKept(folder)) !== undefined;
  await rename(temporary, folder).catch(async () => {
    if (await isThere()) return;
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder).catch(async (error: unknown) => {
      if (!(await isThere())) throw error;
    });
  });
}

const isSystemError = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && "code" in error;

async function writeVariants({ content, filePath, folder, options }: Making): Promise<Kept> {
  const { default: sharp } = await import("sharp");
  // Turned as the camera was held.
  const image = sharp(content).rotate();
  const { autoOrient, hasAlpha } = await image.metadata();
  const hash = toHash(content);
  const names: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  const images: Variant[] = [];
  for (const width of chooseWidths(options, autoOrient.width)) {
    const { data, info } = await encode(
      image.clone().resize({ width }),
      filePath,
      options,
    ).toBuffer({ resolveWithObject: true });
    const name = formatName(options.name, { filePath, hash, width: info.width });
    const file = `${width}${path.extname(filePath)}`;
    await writeFile(path.join(folder, file), data);
    names[name] = file;
    hashes[file] = toHash(data);
    images.push({ path: toUrl(name, options.baseUrl), width: info.width, height: info.height });
  }
  const preSrc = hasAlpha ? undefined : await makePlaceholder(image.clone());
  return { names, hashes, data: describe(images, preSrc) };
}

function encode(image: Sharp, filePath: string, { quality }: Options): Sharp {
  const format = FORMATS[path.extname(filePath).toLowerCase()];
  if (format === "png") return image.png({ compressionLevel: 9 });
  if (format === "jpeg") return image.jpeg({ quality, mozjpeg: true });
  return format === "webp" ? image.webp({ quality }) : image.avif({ quality });
}

/** A few pixels, which the browser blurs by stretching them. */
async function makePlaceholder(image: Sharp): Promise<string> {
  const data = await image.resize({ width: 16 }).blur().webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${data.toString("base64")}`;
}

function describe(images: Variant[], preSrc: string | undefined): ImageData {
  const largest = images.at(-1);
  if (!largest) throw new Error("it has no pixels");
  const srcSet = images.map(({ path, width }) => `${path} ${width}w`).join(",");
  return {
    ...(preSrc !== undefined && { preSrc }),
    src: { ...largest, src: largest.path, srcSet, images },
  };
}

const toUrl = (name: string, baseUrl: string): string =>
  baseUrl + name.split("/").map(encodeURIComponent).join("/");

interface NameParts {
  filePath: string;
  hash: string;
  width: number;
}

/** `[name].[hash:hex:7].[width].[ext]`: letters of the hash are hexadecimal, whatever the pattern calls them. */
export function formatName(pattern: string, { filePath, hash, width }: NameParts): string {
  const { name, ext } = path.parse(filePath);
  return pattern
    .replaceAll("[name]", () => name)
    .replaceAll("[width]", String(width))
    .replaceAll("[ext]", ext.slice(1))
    .replaceAll(/\[(?:\w+:)?(?:content)?hash(?::\w+)*?(?::(\d+))?\]/g, (_all, length?: string) =>
      hash.slice(0, Number(length ?? hash.length)),
    );
}
