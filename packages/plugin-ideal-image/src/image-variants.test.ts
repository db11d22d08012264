import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeVariants, type VariantOptions } from "./image-variants.js";
import { optionsSchema } from "./options.js";

const home = mkdtempSync(path.join(os.tmpdir(), "ideal-image-"));
const cacheDir = path.join(home, "cache");
afterAll(() => rmSync(home, { recursive: true }));

const create = (channels: 3 | 4) =>
  sharp({
    create: { width: 900, height: 300, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } },
  });

beforeAll(async () => {
  await create(3).jpeg().toFile(path.join(home, "photo.jpg"));
  await create(3).withMetadata({ orientation: 6 }).jpeg().toFile(path.join(home, "turned.jpg"));
  await sharp({
    create: {
      width: 1100,
      height: 40,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toFile(path.join(home, "sand.jpg"));
  await create(4).png().toFile(path.join(home, "glass.png"));
  writeFileSync(path.join(home, "broken.png"), "no image");
  writeFileSync(path.join(home, "moving.gif"), "GIF89a");
});

const make = (name: string, options: Partial<VariantOptions> = {}) =>
  makeVariants(path.join(home, name), {
    ...v.parse(optionsSchema, { min: 640, max: 1030, steps: 2 }),
    cacheDir,
    baseUrl: "/base/",
    ...options,
  });

test("an image in its sizes, with a placeholder", async () => {
  const { data, files } = await make("photo.jpg");
  expect(data.src).toMatchObject({ width: 900, height: 300 });
  expect(data.src.images.map(({ width, height }) => [width, height])).toEqual([
    [640, 213],
    [900, 300],
  ]);
  expect(data.src.src).toMatch(/^\/base\/ideal-img\/photo\.\w{7}\.900\.jpg$/);
  expect(data.src.srcSet).toMatch(/photo\.\w{7}\.640\.jpg 640w,\S+\.900\.jpg 900w$/);
  expect(data.preSrc).toMatch(/^data:image\/webp;base64,/);
  for (const [name, file] of Object.entries(files)) {
    const { width } = await sharp(file).metadata();
    expect(name).toContain(`.${width}.jpg`);
  }
});

test("a photo has the quality that is asked for", async () => {
  const { files } = await make("sand.jpg", { quality: 70 });
  const [, large = ""] = Object.values(files);
  const encode = (quality: number) =>
    sharp(path.join(home, "sand.jpg"))
      .resize({ width: 1030 })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  const written = readFileSync(large);
  expect(written.equals(await encode(70))).toBe(true);
  expect(written.equals(await encode(71))).toBe(false);
});

test("a photo is turned as the camera was held", async () => {
  const { data } = await make("turned.jpg", { size: 100 });
  expect(data.src).toMatchObject({ width: 100, height: 300 });
});

test("a placeholder would shine through an image with transparent parts", async () => {
  expect((await make("glass.png")).data.preSrc).toBeUndefined();
});

test("what has been made once is kept, as long as image and options are the same", async () => {
  const [first = ""] = Object.values((await make("photo.jpg")).files);
  utimesSync(first, 1, 1);
  await make("photo.jpg");
  expect(statSync(first).mtimeMs).toBe(1000);
  const [other = ""] = Object.values((await make("photo.jpg", { quality: 10 })).files);
  expect(path.dirname(other)).not.toBe(path.dirname(first));
});

test("who makes an image that another is making leaves the other's files alone", async () => {
  const sizes = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const { files } = await make("photo.jpg", { quality: 33 });
      return Object.values(files).map((file) => readFileSync(file).length);
    }),
  );
  expect(new Set(sizes.map(String)).size).toBe(1);
});

test("what a disk has damaged is made again", async () => {
  const { files } = await make("photo.jpg");
  const [first = ""] = Object.values(files);
  const whole = readFileSync(first);
  for (const damage of [() => writeFileSync(first, whole.subarray(9)), () => rmSync(first)]) {
    damage();
    expect((await make("photo.jpg")).files).toEqual(files);
    expect(readFileSync(first).equals(whole)).toBe(true);
  }
});

test.each([
  [
    "moving.gif",
    "The image “moving.gif” can't be made in several sizes: its format isn't PNG, JPEG, WebP or AVIF.",
  ],
  [
    "broken.png",
    "The image “broken.png” can't be read: Input buffer contains unsupported image format.",
  ],
])("%s fails with a message, and leaves nothing behind", async (name, message) => {
  const before = readdirSync(cacheDir);
  await expect(make(name)).rejects.toThrow(message);
  expect(readdirSync(cacheDir)).toEqual(before);
});
