import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress } from "./progress.ts";

const setUp = (isLive: boolean) => {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isLive, write: (text) => written.push(text), now: () => time });
  return {
    progress,
    pass: (ms: number) => {
      time += ms;
      vi.advanceTimersByTime(ms);
    },
    output: () => stripVTControlCharacters(written.join("")),
    raw: () => written.join(""),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("plain lines", () => {
  it("tell of each phase when it is done", async () => {
    const { progress, pass, output } = setUp(false);
    await progress.run("load", () => pass(120));
    const pages = progress.start("render", { noun: "page", total: 2000 });
    pages.add(1000);
    pages.add();
    pass(2500);
    pages.done();
    pages.done();
    expect(output()).toBe("  ✓ load         0.12 s\n  ✓ render       1,001 pages 2.50 s\n");
    expect(progress.times()).toEqual([
      { name: "load", seconds: 0.12 },
      { name: "render", seconds: 2.5, count: 1001, noun: "page" },
    ]);
  });

  it("count one as one", () => {
    const { progress, output } = setUp(false);
    const pages = progress.start("render", { noun: "page", total: 1 });
    pages.add();
    pages.done();
    expect(output()).toBe("  ✓ render       1 page 0.00 s\n");
  });

  it("hold nothing that moves the cursor", () => {
    const { progress, pass, raw } = setUp(false);
    progress.start("compile");
    pass(1000);
    progress.stop();
    expect(raw()).toBe("");
  });

  it("leave a failed phase out", async () => {
    const { progress, output } = setUp(false);
    await expect(progress.run("load", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect([output(), progress.times()]).toEqual(["", []]);
  });
});

describe("a live display", () => {
  it("redraws what runs, and keeps what is done above", () => {
    const { progress, pass, output, raw } = setUp(true);
    const pages = progress.start("render", { noun: "page", total: 10 });
    pages.add(3);
    pass(100);
    expect(output()).toContain("… render       3 of 10 pages 0.10 s");
    progress.print("a line");
    pages.done();
    expect(raw()).toContain("\u001B[1A\u001B[0J");
    expect(output().trimEnd().split("\n").at(-1)).toBe("  ✓ render       3 pages 0.10 s");
    const length = raw().length;
    pass(1000);
    expect(raw().length).toBe(length);
  });

  it("takes itself away when stopped", () => {
    const { progress, pass, raw } = setUp(true);
    progress.start("compile");
    pass(100);
    progress.stop();
    expect(raw().endsWith("\u001B[1A\u001B[0J")).toBe(true);
  });
});

it("can be silent", async () => {
  const written: string[] = [];
  const progress = createProgress({
    isLive: true,
    isSilent: true,
    write: (text) => written.push(text),
  });
  await progress.run("load", () => undefined);
  expect([written, progress.times().length]).toEqual([[], 1]);
});
