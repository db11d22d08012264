import { beforeEach, expect, test, vi } from "vitest";

import { watchVersion } from "./late-docs.tsx";
import type { PropVersionMetadata } from "./types.ts";

const version = { label: "1.0", docs: { a: { id: "a" } } } as unknown as PropVersionMetadata;

const error = vi.spyOn(console, "error").mockReturnValue(undefined);
beforeEach(() => void error.mockClear());

test("a list that nobody read while the page was made is told of once", () => {
  const { watched, markShown } = watchVersion(version);
  markShown();
  expect(watched.label).toBe("1.0");
  expect(error).not.toHaveBeenCalled();
  expect([watched.docs, watched.docs]).toEqual([version.docs, version.docs]);
  expect(error.mock.calls).toEqual([
    [expect.stringContaining("read for the first time after the page had been shown")],
  ]);
});

test("one that was read then may be read again", () => {
  const { watched, markShown } = watchVersion(version);
  expect(watched.docs).toBe(version.docs);
  markShown();
  expect(watched.docs).toBe(version.docs);
  expect(error).not.toHaveBeenCalled();
});
