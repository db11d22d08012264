import { rmSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { type BundleRecord, type KeptBundle, listOutputs } from "./bundle-cache.ts";
import { findTemplate } from "./bundle-template.ts";

afterAll(removeSites);

const APP = "client/assets/js/app-BBBBBBBB.js";

const readKept = (folder: string): KeptBundle => ({
  folder,
  record: { outputs: listOutputs(folder) } as BundleRecord,
});

test("a bundle is cut once for all languages, and again when it is another", async () => {
  const folder = writeSite({
    [APP]: "a(__VELOSAUR_TEXT_0a1b__)",
    "client/assets/js/go-AAAAAAAA.js": 'import"./app-BBBBBBBB.js"',
    "client/assets/js/late-CCCCCCCC.js": 'import"./go-DDDDDDDD.js"',
  });
  const template = await findTemplate(readKept(folder));
  expect(await findTemplate(readKept(folder))).toBe(template);
  const pieces = template.files.map(({ pieces: all }) =>
    all?.map((piece) =>
      typeof piece === "string" ? piece : "script" in piece ? piece.script : piece.mark,
    ),
  );
  expect(pieces).toEqual([["a(", "0a1b", ")"], ['import"./', "app-BBBBBBBB.js", '"'], undefined]);
  writeFileSync(path.join(folder, APP), "a(1)");
  const other = await findTemplate(readKept(folder));
  expect(other.files.every((file) => file.pieces === undefined)).toBe(true);
});

test("one that can't be read is read again for the next language", async () => {
  const folder = writeSite({ [APP]: "a(__VELOSAUR_TEXT_0a1b__)" });
  const kept = readKept(folder);
  rmSync(path.join(folder, APP));
  await expect(findTemplate(kept)).rejects.toThrow("ENOENT");
  writeFileSync(path.join(folder, APP), "a(__VELOSAUR_TEXT_0a1b__)");
  expect((await findTemplate(kept)).files).toHaveLength(1);
});
