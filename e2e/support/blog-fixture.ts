/** A small blog whose sidebar is longer than a page shows. */

import type { SiteFiles, SiteSource } from "./site.ts";

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 30" width="800" height="300"><rect width="80" height="30" fill="#2a66c9"/><circle cx="40" cy="15" r="10" fill="#fff"/></svg>`;

/** `2019-05-04-note-4.md` and so on, the same number of posts each year. */
function createNotes(years: readonly number[], perYear: number): SiteFiles {
  const files: SiteFiles = {};
  for (const year of years) {
    for (let number = 1; number <= perYear; number += 1) {
      const date = `${year}-0${number}-04`;
      files[`blog/${date}-note-${number}.md`] =
        `---\ntitle: Note ${number} of ${year}\ntags: [notes]\n---\n\nA short note.\n`;
    }
  }
  return files;
}

const launch = `---
title: '<b>Ready</b> & "set" </script>'
description: What the release brings.
slug: launch
image: ./cover.svg
keywords: [release, first]
authors: [ada, { name: Grace Hopper, title: Guest }]
tags: [release, { label: Two Words, permalink: /two-words }]
---

![The cover](./cover.svg)

The beginning, which lists show.

<!-- truncate -->

The rest, which the page of the post shows.

## What is new {#new}

Something.

### In detail

More.
`;

export const blogFixture: SiteSource = {
  config: {
    presets: [
      [
        "classic",
        {
          docs: false,
          blog: {
            blogSidebarCount: "ALL",
            blogSidebarTitle: "All posts",
            onUntruncatedBlogPosts: "ignore",
            onInlineTags: "ignore",
            onInlineAuthors: "ignore",
          },
        },
      ],
    ],
    themeConfig: {
      navbar: { title: "Fixture", items: [{ to: "/blog", label: "Blog" }] },
      footer: {
        links: [
          { to: "/blog/archive", label: "Archive" },
          { to: "/blog/tags", label: "Tags" },
          { to: "/blog/authors", label: "Authors" },
        ],
      },
    },
  },
  files: {
    "src/pages/index.md": "# Home\n\nThe [blog](/blog) is elsewhere.\n",
    "blog/authors.yml": `ada:
  name: Ada Lovelace
  title: Writes programs
  url: https://ada.example
  image_url: /img/ada.svg
  page: true
  description: Wrote the first one.
  socials:
    github: ada
    newsletter: https://letters.example
kay:
  name: Kay
  page: true
`,
    "static/img/ada.svg": picture,
    "blog/2022-11-30-launch/index.md": launch,
    "blog/2022-11-30-launch/cover.svg": picture,
    "blog/2018-01-01-hidden.md":
      "---\ntitle: Hidden\nunlisted: true\n---\n\nOnly for those who know.\n",
    ...createNotes([2018, 2019, 2020, 2021, 2022], 8),
  },
};
