// @ts-check
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {number} group
 * @property {number} [residentBytes] where listing the processes gives it for nothing
 */

const onLinux = process.platform === "linux";
const pageBytes = onLinux ? Number(execFileSync("getconf", ["PAGESIZE"], { encoding: "utf8" })) : 0;

/** @returns {Process[]} */
export function listProcesses() {
  if (!onLinux)
    return parsePs(execFileSync("ps", ["-A", "-o", "pid=,ppid=,pgid=,rss="], { encoding: "utf8" }));
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const stat = readProc(pid, "stat");
    return stat ? [parseStat(stat)] : [];
  });
}

/**
 * The members of a process group and everything that descends from its leader (a child may have left the group).
 *
 * @param {Process[]} processes
 * @param {number} leader
 */
export function findProcessTree(processes, leader) {
  const members = new Set([
    leader,
    ...processes.filter(({ group }) => group === leader).map(({ pid }) => pid),
  ]);
  for (let size = 0; size !== members.size;) {
    size = members.size;
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid);
  }
  return processes.filter(({ pid }) => members.has(pid));
}

/** Resident bytes; pages shared with other processes count in full. @param {Process} process */
export function readResidentBytes({ pid, residentBytes }) {
  if (residentBytes !== undefined) return residentBytes;
  return readPages(pid).resident * pageBytes;
}

/** Resident bytes that are of no file, which another process could have, too. @param {Process} process */
export function readOwnBytes({ pid, residentBytes }) {
  if (residentBytes !== undefined) return residentBytes;
  const { resident, shared } = readPages(pid);
  return (resident - shared) * pageBytes;
}

/** @param {number} pid */
function readPages(pid) {
  const [, resident = 0, shared = 0] = (readProc(pid, "statm") ?? "").split(" ").map(Number);
  return { resident, shared };
}

/** Resident bytes; pages shared with other processes are divided among them. Linux only. @param {Process} process */
export function readProportionalBytes(process) {
  const pss = readProc(process.pid, "smaps_rollup")?.match(/^Pss:\s+(\d+) kB/m)?.[1];
  return pss ? Number(pss) * 1024 : readResidentBytes(process);
}

/**
 * `pid (name, which may hold spaces and brackets) state ppid pgrp …`
 *
 * @param {string} stat
 * @returns {Process}
 */
export function parseStat(stat) {
  const [, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { pid: Number.parseInt(stat, 10), parent: Number(parent), group: Number(group) };
}

/**
 * @param {string} table
 * @returns {Process[]}
 */
export function parsePs(table) {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, group, kilobytes] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, group, residentBytes: kilobytes * 1024 };
    });
}

/** A process may end between two reads, so a missing file is no error. @param {string | number} pid @param {string} name */
function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}
