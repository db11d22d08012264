// @ts-check
// A package manager takes the engine for upstream's core by its version alone.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"));

const packages = readdirSync(path.join(root, "packages"));
const { version } = readManifest("packages/velosaur");

test.each(packages)("%s has the version of the engine", (name) => {
  expect(readManifest(`packages/${name}`).version).toBe(version);
});

test("it begins with the version of Docusaurus that the engine is compared with", () => {
  const upstream = readManifest("bench/peers/docusaurus").dependencies["@docusaurus/core"];
  const [major, minor, patch] = version.split(".").map(Number);
  const [upstreamMajor, upstreamMinor, upstreamPatch] = upstream.split(".").map(Number);
  expect([major, minor]).toEqual([upstreamMajor, upstreamMinor]);
  expect(patch).toBeGreaterThanOrEqual(upstreamPatch);
});
