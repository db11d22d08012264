import { describe, expect, test } from "vitest";

import { formatPost, formatPosts, linkReferences } from "./format-post";
import type { Release } from "./release";

const repository = "https://github.com/facebook/docusaurus";
const release: Release = {
  version: "2.4.3",
  date: "2023-09-20",
  contributors: ["TheCatLady", "ori-shalom"],
  body: "Fixes.\n\n## Fixes\n\n- Tabs keep their place (#9107, @TheCatLady)\n\n## Documentation\n\n- A guide",
};

describe("linkReferences", () => {
  test.each([
    ["A (#12)", `A ([#12](${repository}/pull/12))`],
    ["A (@a-b)", "A ([@a-b](https://github.com/a-b))"],
    [
      "A (#1, @x), B (#2)",
      `A ([#1](${repository}/pull/1), [@x](https://github.com/x)), B ([#2](${repository}/pull/2))`,
    ],
    ["`@site` and #3 and (an aside)", "`@site` and #3 and (an aside)"],
  ])("%s", (text, expected) => {
    expect(linkReferences(text, repository)).toBe(expected);
  });
});

describe("formatPost", () => {
  test("is a post that is cut above its first heading and ends with the contributors", () => {
    expect(formatPost(release, { repository, hour: 9 })).toBe(`---
title: "2.4.3"
slug: "/2.4.3"
date: 2023-09-20T09:00:00Z
---

Fixes.

<!-- truncate -->

## Fixes

- Tabs keep their place ([#9107](${repository}/pull/9107), [@TheCatLady](https://github.com/TheCatLady))

## Documentation

- A guide

## Contributors

[@TheCatLady](https://github.com/TheCatLady), [@ori-shalom](https://github.com/ori-shalom)
`);
  });

  test("shows all of a release that has no sections, and no empty list of contributors", () => {
    const post = formatPost(
      { ...release, body: "Use 2.4.3.", contributors: [] },
      { repository, hour: 20 },
    );
    expect(post.split("---\n").at(-1)).toBe("\nUse 2.4.3.\n");
  });
});

test("a release without sections is cut above its contributors", () => {
  const post = formatPost({ ...release, body: "Again." }, { repository, hour: 20 });
  expect(post).toContain("\nAgain.\n\n<!-- truncate -->\n\n## Contributors\n");
});

test("releases of one day are an hour apart", () => {
  const days = ["2023-09-20", "2023-09-20", "2023-09-20", "2023-05-15"];
  const posts = formatPosts(
    days.map((date, index) => ({ ...release, version: `v${index}`, date })),
    repository,
  );
  const dates = [...posts.values()].map((post) => /^date: (.*)$/m.exec(post)?.[1]);
  expect([...posts.keys()]).toEqual(["v0.md", "v1.md", "v2.md", "v3.md"]);
  expect(dates).toEqual([
    "2023-09-20T20:00:00Z",
    "2023-09-20T19:00:00Z",
    "2023-09-20T18:00:00Z",
    "2023-05-15T20:00:00Z",
  ]);
});
