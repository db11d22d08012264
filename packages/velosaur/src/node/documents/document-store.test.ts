import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { type BodyPlace, packFile, readBody, writeBodies } from "../cache/body-packs.ts";
import { hashText } from "../cache/hash.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { createAssetStamper } from "./asset-stamps.ts";
import type { DocumentRecord } from "./document-record.ts";
import { openDocumentStore } from "./document-store.ts";

let siteDir: string;
let cacheDir: string;
beforeEach(() => {
  siteDir = writeSite({ "x.png": "png" });
  cacheDir = path.join(siteDir, "cache");
});
afterAll(removeSites);

/** Where a body of this text lies, after it was written there. */
const placeOf = (text: string): BodyPlace => writeBodies(cacheDir, [text])[0] as BodyPlace;

function createRecord(text: string): DocumentRecord {
  const body = placeOf(text);
  const picture = path.join(siteDir, "x.png");
  return {
    kind: "data",
    anchors: [],
    links: [],
    assets: [{ filePath: picture, kind: "image" }],
    imports: [],
    partials: {},
    diagnostics: [],
    filePath: path.join(siteDir, `${text}.md`),
    source: hashText(text),
    body,
    hasCode: false,
    assetStamps: [createAssetStamper()(picture)],
  };
}

/** A build that compiles these. */
async function keep(...texts: string[]): Promise<void> {
  const store = await openDocumentStore(cacheDir);
  for (const text of texts) {
    if (!store.find(text)) store.keep(text, createRecord(text));
  }
  await store.save();
}

/** Which of these a new build finds. */
async function find(...texts: string[]): Promise<string[]> {
  const store = await openDocumentStore(cacheDir);
  return texts.filter((text) => store.find(text) !== undefined);
}

const indexFile = (): string => path.join(cacheDir, "documents.json");

test("what one build keeps the next one finds", async () => {
  await keep("a", "b");
  expect(await find("a", "b", "c", "constructor")).toEqual(["a", "b"]);
});

test("what a build doesn't use is forgotten, its body too", async () => {
  await keep("a", "b");
  const place = placeOf("a");
  await keep("b", "c");
  expect(await find("a", "b", "c")).toEqual(["b", "c"]);
  expect(readBody(cacheDir, place)).toBeUndefined();
  await keep("c");
  expect(await find("b", "c")).toEqual(["c"]);
});

test("a body that two documents share stays as long as one of them", async () => {
  const store = await openDocumentStore(cacheDir);
  const record = createRecord("same");
  store.keep("first", record);
  store.keep("second", { ...record, filePath: "other" });
  await store.save();
  const next = await openDocumentStore(cacheDir);
  next.find("first");
  await next.save();
  expect(readBody(cacheDir, record.body)).toBe("same");
});

test("a build in which nothing has changed writes nothing", async () => {
  await keep("a");
  utimesSync(indexFile(), 1, 1);
  await keep("a");
  expect(statSync(indexFile()).mtimeMs).toBe(1000);
});

test("a record that was changed is written", async () => {
  await keep("a");
  const store = await openDocumentStore(cacheDir);
  const record = store.find("a");
  if (record) record.kind = "program";
  store.touch();
  await store.save();
  expect((await openDocumentStore(cacheDir)).find("a")?.kind).toBe("program");
});

test("a program whose body is damaged is compiled again: the bundle needs its code", async () => {
  await keep("a");
  const store = await openDocumentStore(cacheDir);
  const record = store.find("a")!;
  record.kind = "program";
  store.touch();
  await store.save();
  expect(await find("a")).toEqual(["a"]);
  writeFileSync(packFile(cacheDir, record.body.pack), "b");
  expect(await find("a")).toEqual([]);
});

test("a picture that was written anew with the same content changes nothing, and is read once", async () => {
  await keep("a");
  utimesSync(path.join(siteDir, "x.png"), 1, 1);
  await keep("a");
  const { assetStamps = [] } = (await openDocumentStore(cacheDir)).find("a") ?? {};
  expect(assetStamps.map(({ seen }) => seen)).toEqual(["3:1000"]);
});

describe("a record isn't used", () => {
  const changes: [string, () => void][] = [
    ["its body is gone", () => rmSync(packFile(cacheDir, placeOf("a").pack))],
    ["a picture has another size", () => writeFiles(siteDir, { "x.png": "larger" })],
    ["a picture shows something else", () => writeFiles(siteDir, { "x.png": "new" })],
    ["a picture is gone", () => rmSync(path.join(siteDir, "x.png"))],
    [
      "another engine made it",
      () =>
        writeJsonFileSync(indexFile(), {
          ...readJsonFileSync<object>(indexFile()),
          identity: "other",
        }),
    ],
    [
      "the index is cut off",
      () => writeFileSync(indexFile(), readFileSync(indexFile(), "utf8").slice(0, -10)),
    ],
    ["the index is empty", () => writeFileSync(indexFile(), "")],
    ["the index holds nothing", () => writeJsonFileSync(indexFile(), null)],
    ["the index holds something else", () => writeJsonFileSync(indexFile(), { records: null })],
  ];
  test.each(changes)("when %s", async (_title, change) => {
    await keep("a");
    change();
    expect(await find("a")).toEqual([]);
    await keep("a");
    expect(await find("a")).toEqual(["a"]);
  });
});
