import { expect, test, vi } from "vitest";

vi.mock("@docusaurus/Translate", () => ({
  translate: ({ message }: { message: string }) => message,
}));
const { listTagsByLetters } = await import("./tags.ts");

const list = (labels: string[]): [string, string[]][] =>
  listTagsByLetters(labels.map((label) => ({ label }))).map(({ letter, tags }) => [
    letter,
    tags.map(({ label }) => label),
  ]);

test("tags stand below their first letters, large or small, both in alphabetical order", () => {
  expect(list(["beta", "apple", "Bear", "zoo", "Äpfel"])).toEqual([
    ["A", ["apple"]],
    ["Ä", ["Äpfel"]],
    ["B", ["Bear", "beta"]],
    ["Z", ["zoo"]],
  ]);
});

test("words of an author are no names of objects; a tag may have no letter at all", () => {
  expect(list(["__proto__", "constructor", ""])).toEqual([
    ["", [""]],
    ["_", ["__proto__"]],
    ["C", ["constructor"]],
  ]);
});

test("the list that is given stays as it is", () => {
  const tags = Object.freeze([{ label: "b" }, { label: "a" }]);
  expect(listTagsByLetters(tags).map(({ letter }) => letter)).toEqual(["A", "B"]);
});
