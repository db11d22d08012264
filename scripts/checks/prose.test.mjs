// @ts-check
// Docs and posts keep the rules of CONTRIBUTING.md that a machine can check.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";
import { checkProse } from "./prose.mjs";

describe("the website's", () => {
  test.each(
    /** @type {const} */ ([
      { kind: "doc", folder: "website/docs", atLeast: 80 },
      { kind: "doc", folder: "website/community", atLeast: 6 },
      { kind: "post", folder: "website/blog", atLeast: 18 },
    ]),
  )("pages in $folder read well", ({ kind, folder, atLeast }) => {
    const files = readdirSync(path.join(rootDir, folder), {
      encoding: "utf8",
      recursive: true,
    }).filter((file) => /(?:^|[\\/])[^_\\/][^\\/]*\.mdx?$/.test(file));
    const problems = files.flatMap((file) =>
      checkProse(readFileSync(path.join(rootDir, folder, file), "utf8"), kind).map(
        ({ line, problem }) => `${folder}/${file}:${line} ${problem}`,
      ),
    );
    expect(problems).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(atLeast);
  });
});

describe("a page", () => {
  const head = "---\ndescription: How high the water will be tomorrow.\n---\n";
  const end = "## Where to go next {#where-to-go-next}\n\nRead about [ports](./ports.md).\n";
  /** @param {string} text @param {"doc" | "post"} [kind] */
  const problemsOf = (text, kind = "doc") =>
    checkProse(text, kind).map(({ line, problem }) => `${line} ${problem}`);

  test("without mistakes passes", () => {
    expect(problemsOf(`${head}\nThe water rises.\n\n${end}`)).toEqual([]);
  });

  test.each([
    ["a filler", "You simply wait.", "5 says “simply”"],
    ["a filler in a list", "- It is very high.", "5 says “very”"],
    ["an endless sentence", `${"and ".repeat(40)}again.`, "5 has a sentence of 41 words"],
  ])("with %s is reported", (_, text, problem) => {
    expect(problemsOf(`${head}\n${text}\n\n${end}`)).toEqual([problem]);
  });

  test("speaks in the third person if it is a post", () => {
    const post = `${head}\nOur boat leaves, they say: “We sail.”\n\n${end}`;
    expect(problemsOf(post, "post")).toEqual(["5 says “Our”"]);
    expect(problemsOf(post)).toEqual([]);
  });

  test.each([
    ["code", "```js\n// simply\n```\n"],
    ["longer fences", "````md\n```\nsimply\n```\n````\n"],
    ["code in a line", "Call `just` first."],
    ["addresses", "See [this](./just/simply.md)."],
    ["imports", "import really from 'just';"],
    ["short sentences", "The water rises. ".repeat(30)],
  ])("may have fillers or many words in %s", (_, text) => {
    expect(problemsOf(`${head}\n${text}\n\n${end}`)).toEqual([]);
  });

  test.each([
    ["none", "---\ntitle: Tides\n---\n", "1 has no description"],
    ["a short one", "---\ndescription: Tides.\n---\n", "1 has a description of too few words"],
    [
      "a long one",
      `---\ndescription: ${"x".repeat(181)}\n---\n`,
      "1 has a description of 181 letters; search engines cut it off",
    ],
  ])("with %s for a description is reported", (_, start, problem) => {
    expect(problemsOf(`${start}\nText.\n\n${end}`)).toEqual([problem]);
  });

  test("of the docs says where to go next", () => {
    expect(problemsOf(`${head}\n## Tides\n\nSee [ports](./ports.md).\n`)).toEqual([
      "1 has no section “## Where to go next”",
    ]);
    expect(problemsOf(`${head}\n## Where to go next\n\n## Tides\n\n[A](./a.md)\n`)).toEqual([
      "5 gives no link to go on with",
    ]);
    expect(problemsOf(`${head}\n\`\`\`md\n${end}\`\`\`\n`)).toHaveLength(1);
  });

  test("of the blog ends with a link in its last section", () => {
    expect(problemsOf(`${head}\n## Tides\n\nSee [ports](./ports.md).\n`, "post")).toEqual([]);
    expect(problemsOf(`${head}\n[Ports](./ports.md)\n\n## Tides\n\nText.\n`, "post")).toEqual([
      "7 gives no link to go on with",
    ]);
  });
});
