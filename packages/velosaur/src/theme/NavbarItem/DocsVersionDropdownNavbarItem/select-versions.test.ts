import type { GlobalVersion } from "@docusaurus/plugin-content-docs/client";
import { expect, test } from "vitest";
import { selectVersions, type WantedVersions } from "./select-versions.ts";

const all = ["current", "2.0", "1.0"].map(
  (name) => ({ name, label: `Version ${name}` }) as GlobalVersion,
);

test.each<[WantedVersions | undefined, string[]]>([
  [undefined, ["current: Version current", "2.0: Version 2.0", "1.0: Version 1.0"]],
  [
    ["1.0", "current"],
    ["1.0: Version 1.0", "current: Version current"],
  ],
  [{ "1.0": { label: "Oldest" }, current: {} }, ["1.0: Oldest", "current: Version current"]],
  [[], []],
])("%j lists %j", (wanted, expected) => {
  const listed = selectVersions(all, wanted);
  expect(listed.map(({ version, label }) => `${version.name}: ${label}`)).toEqual(expected);
});

test("an unknown version is named, with those that there are", () =>
  expect(() => selectVersions(all, ["3.0"])).toThrow(
    'There is no version "3.0", which the dropdown of versions should list. There are: current, 2.0, 1.0.',
  ));
