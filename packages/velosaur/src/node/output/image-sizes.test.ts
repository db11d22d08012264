import { expect, test } from "vitest";
import type { DocumentAsset } from "../../shared/document.ts";
import type { ImageRequest, LoadedPlugin, ResizedImage } from "../contract/contract.ts";
import { createImageSizes } from "./image-sizes.ts";

const sized: ResizedImage = {
  value: { src: "/a-1.png" },
  attributes: {},
  files: { "a-1.png": "/1" },
};

const createSizes = (resizeImage: (image: ImageRequest) => ResizedImage | undefined) =>
  createImageSizes([
    { name: "none", id: "default", options: {} },
    {
      name: "images",
      id: "default",
      options: {},
      resizeImage: async (image: ImageRequest) => resizeImage(image),
    } as LoadedPlugin,
  ]);

const asset = (filePath: string, kind: DocumentAsset["kind"]): DocumentAsset => ({
  filePath,
  kind,
});

test("an image is resized once for each of its uses, whatever shows it", async () => {
  const asked: ImageRequest[] = [];
  const sizes = createSizes((image) => {
    asked.push(image);
    return image.use === "component" ? sized : undefined;
  });
  const assets = [asset("/a.png", "sizes"), asset("/a.png", "image"), asset("/b.pdf", "url")];
  const documents = [
    { filePath: "/a.md", assets },
    { filePath: "/b.md", assets },
  ];
  expect(await sizes?.prepare(documents)).toEqual([]);
  expect(asked).toEqual([
    { filePath: "/a.png", use: "component" },
    { filePath: "/a.png", use: "markdown" },
  ]);
  expect(sizes?.find(asset("/a.png", "sizes"))).toBe(sized);
  expect(sizes?.find(asset("/a.png", "image"))).toBeUndefined();
});

test("what can't be resized is told with the place that shows it", async () => {
  const sizes = createSizes(() => ({ failure: "No.", hint: "Try another." }));
  const assets = [{ ...asset("/a.gif", "sizes"), line: 3, column: 5 }];
  expect(await sizes?.prepare([{ filePath: "/a.md", assets }])).toEqual([
    {
      severity: "error",
      message: "No.",
      hint: "Try another.",
      filePath: "/a.md",
      line: 3,
      column: 5,
    },
  ]);
  expect(sizes?.find(asset("/a.gif", "sizes"))).toBeUndefined();
});

test("without a plugin for it nothing is resized", () => {
  expect(createImageSizes([{ name: "none", id: "default", options: {} }])).toBeUndefined();
});
