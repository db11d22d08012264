import { expect, it, vi } from "vitest";

import { DEFAULT_COLORS, formatDeclarations } from "./colors";
import { headScript } from "./head-script";

/** The style sheet that a page has once its head has been read. */
function runScript(getItem: (key: string) => string | null): string | undefined {
  let style: { textContent?: string } | undefined;
  vi.stubGlobal("sessionStorage", { getItem });
  vi.stubGlobal("document", {
    getElementById: () => null,
    createElement: () => ({}),
    head: { appendChild: (added: { textContent?: string }) => (style = added) },
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs it
  new Function(headScript)();
  return style?.textContent;
}

const light = formatDeclarations(DEFAULT_COLORS.light);
const dark = formatDeclarations(DEFAULT_COLORS.dark);

it("writes what the tool has stored, mode by mode", () => {
  const stored = { "ifm-theme-colors-light": light, "ifm-theme-colors-dark": dark };
  const read = (key: string) => stored[key as keyof typeof stored];
  expect(runScript(read)).toBe(
    `html[data-theme=light]:root{${light}}html[data-theme=dark]:root{${dark}}`,
  );
  expect(runScript((key) => (key.endsWith("dark") ? dark : "rubbish"))).toBe(
    `html[data-theme=dark]:root{${dark}}`,
  );
});

it.each([
  ["", "nothing"],
  ["rubbish", "a word"],
  [`${light}}body{display:none`, "a rule behind it"],
  [`}body{display:none}${light}`, "a rule before it"],
  [`${light}--ifm-background-image: url(https://example.org/);`, "an address"],
  [`${light}@import "https://example.org/";`, "an import"],
  [`${light}\n}body{display:none`, "another line"],
  [light.replaceAll("#", "</style>#"), "markup"],
])("%s is no CSS: %s", (text) => {
  expect(runScript(() => text)).toBeUndefined();
});

it("does without a storage that throws", () => {
  const refuse = () => {
    throw new Error("The operation is insecure.");
  };
  expect(runScript(refuse)).toBeUndefined();
});
