import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { formatCodeFrame, formatDiagnostic, formatDiagnostics } from "./format-diagnostic.ts";

const options = { siteDir: "/site", cwd: "/elsewhere" };
const format = (diagnostic: Omit<Diagnostic, "severity">): string =>
  stripVTControlCharacters(formatDiagnostic({ severity: "error", ...diagnostic }, options));
const frame = (source: string, place: { line: number; column?: number }): string =>
  stripVTControlCharacters(formatCodeFrame(source, place));

const source = "one\n\ttwo three\r\nfour\nfive\nsix\n";

describe("a diagnostic", () => {
  it("with everything", () => {
    const text = format({
      message: "Wrong.",
      filePath: "/site/docs/a.md",
      line: 2,
      column: 6,
      keyPath: "a.b",
      hint: "Mend it.\nNow.",
      source,
    });
    expect(text).toMatchInlineSnapshot(`
      "error docs/a.md:2:6
        Wrong.
          1 | one
        > 2 |  two three
            |      ^
          3 | four
          4 | five
        Mend it.
        Now."
    `);
  });

  it.each([
    [{ message: "Wrong." }, "error\n  Wrong."],
    [{ message: "Wrong.", keyPath: "a.b" }, "error\n  Wrong. (a.b)"],
    [{ message: "`a.b` is wrong.", keyPath: "a.b" }, "error\n  `a.b` is wrong."],
    [{ message: "Wrong.", filePath: "/site/a.md" }, "error a.md\n  Wrong."],
    [{ message: "Wrong.", filePath: "/elsewhere/a.md", line: 3 }, "error a.md:3\n  Wrong."],
    [
      { message: "Wrong.", filePath: "/other/a.md", line: 3, column: 4 },
      "error /other/a.md:3:4\n  Wrong.",
    ],
    [
      { message: "Wrong.", filePath: "/site/a.md", line: 99, source: "x" },
      "error a.md:99\n  Wrong.",
    ],
  ])("%j", (diagnostic, text) => {
    expect(format(diagnostic)).toBe(text);
  });

  it("is shown once", () => {
    const one: Diagnostic = { severity: "warning", message: "Twice." };
    expect(
      stripVTControlCharacters(
        formatDiagnostics([one, { ...one }, { ...one, message: "Once." }], options),
      ),
    ).toBe("warning\n  Twice.\n\nwarning\n  Once.");
  });
});

describe("a code frame", () => {
  it("at the edges", () => {
    expect(frame(source, { line: 1, column: 1 })).toMatchInlineSnapshot(`
      "> 1 | one
          | ^
        2 |  two three
        3 | four"
    `);
    expect(frame(source, { line: 5 })).toMatchInlineSnapshot(`
      "  3 | four
        4 | five
      > 5 | six"
    `);
    expect(frame("", { line: 1, column: 1 })).toBe("");
  });

  it("of a long line stays around the place", () => {
    const text = frame(`${"a".repeat(300)}B${"c".repeat(300)}`, { line: 1, column: 301 });
    const [code = "", caret = ""] = text.split("\n");
    expect(code.length).toBeLessThan(120);
    expect(code[caret.indexOf("^")]).toBe("B");
  });
});
