import { expect, it } from "vitest";

import { sortVersions } from "./sort-versions";

const version = (name: string) => ({ name, label: name, path: `/docs/${name}` });
const [current, beta, old] = ["current", "3.0.0-beta.0", "2.4.3"].map(version);

it("tells pre-releases from past versions", () => {
  const { preReleases, past } = sortVersions([current!, beta!, old!], current!);
  expect(preReleases).toEqual([beta]);
  expect(past).toEqual([old]);
});

it("counts the working copy as a pre-release while a release is the latest version", () => {
  const { preReleases, past } = sortVersions([current!, old!], old!);
  expect(preReleases).toEqual([current]);
  expect(past).toEqual([]);
});
