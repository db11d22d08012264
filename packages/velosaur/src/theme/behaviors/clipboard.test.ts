// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { writeClipboard } from "./clipboard.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const later = Promise.resolve("later");

test("a text is written as it is", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await writeClipboard("now");
  expect(writeText).toHaveBeenCalledWith("now");
});

test("a text that is yet to come is asked for within the click", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  void writeClipboard(later);
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]![0][0]).toBeInstanceOf(ClipboardItem);
});

test("where no such item exists, it is written when it has come", async () => {
  Reflect.deleteProperty(window, "ClipboardItem");
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await writeClipboard(later);
  expect(writeText).toHaveBeenCalledWith("later");
});

test("on pages without TLS a field is selected and copied, and leaves nothing behind", async () => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  let copied: string | undefined;
  // The DOM that tests have knows of no such command.
  Object.assign(document, {
    execCommand: () => {
      const field = document.querySelector("textarea")!;
      // Browsers do so where it is selected.
      field.focus();
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
    },
  });
  document.body.innerHTML = "<button>Copy</button>";
  document.querySelector("button")!.focus();
  await writeClipboard(later);
  expect(copied).toBe("later");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement?.tagName).toBe("BUTTON");
});
