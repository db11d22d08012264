/** Names in the output that both the build and the worker know. */

export const WORKER_FILE = "sw.js";
/** What is kept for offline: a file of its own, so that a worker that keeps nothing doesn't load it. */
export const PRECACHE_FILE = "sw-precache.js";
/** Stands for every page whose payload is kept. */
export const SHELL_FILE = "sw-shell.html";

/** What `sw-precache.js` says. */
export interface OfflineFiles {
  /** Of all files, for who wants to know. */
  bytes: number;
  /** What addresses of payloads begin with. */
  payloads: string;
  /** HTML files that the shell stands for. */
  pages: string[];
  files: OfflineFile[];
}

export interface OfflineFile {
  url: string;
  /** Null where the address changes with the content. */
  revision: string | null;
}
