// @ts-check
import { describe, expect, it } from "vitest";
import {
  findProcessTree,
  listProcesses,
  parsePs,
  parseStat,
  readOwnBytes,
  readResidentBytes,
} from "./processes.mjs";

describe("parseStat", () => {
  it("reads past a name with brackets and spaces", () => {
    expect(parseStat("12 (a) b (c) S 3 4 4 0 -1")).toEqual({ pid: 12, parent: 3, group: 4 });
  });
});

describe("parsePs", () => {
  it("reads a table", () => {
    expect(parsePs("    1     0     1  2048\n   20     1    20   100\n")).toEqual([
      { pid: 1, parent: 0, group: 1, residentBytes: 2048 * 1024 },
      { pid: 20, parent: 1, group: 20, residentBytes: 100 * 1024 },
    ]);
  });
});

describe("findProcessTree", () => {
  it("takes the group and all descendants", () => {
    const processes = [
      { pid: 1, parent: 0, group: 1 },
      { pid: 14, parent: 13, group: 13 }, // left the group, listed before its parent
      { pid: 10, parent: 1, group: 10 },
      { pid: 12, parent: 1, group: 10 }, // its parent ended
      { pid: 13, parent: 10, group: 13 },
      { pid: 15, parent: 1, group: 15 },
    ];
    expect(findProcessTree(processes, 10).map(({ pid }) => pid)).toEqual([14, 10, 12, 13]);
  });
});

describe("listProcesses", () => {
  it("finds this one, and its memory", () => {
    const found = listProcesses().find(({ pid }) => pid === process.pid);
    expect(found?.parent).toBe(process.ppid);
    const [own, resident] = [readOwnBytes, readResidentBytes].map((read) => found && read(found));
    expect(own).toBeGreaterThan(10e6);
    expect(resident).toBeGreaterThanOrEqual(own ?? Infinity);
  });
});
