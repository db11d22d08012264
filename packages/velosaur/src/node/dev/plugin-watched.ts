import { statSync } from "node:fs";
import type { FSWatcher, Plugin, UserConfig, ViteDevServer } from "vite";
import { listFiles } from "../content/find-files.ts";
import path, { isWithin } from "../system/path.ts";
import { createFolderWatcher, type FolderWatcher } from "./folder-watcher.ts";
import { createIgnored } from "./ignored-files.ts";
import { tellChange } from "./tell-change.ts";
import { tellWatchFailures } from "./watch-failures.ts";

export interface Watched {
  plugin: Plugin;
  /** The watcher has looked through all folders: of a change before, it may say nothing. */
  isReady: Promise<void>;
  /** Watches what may lie outside of the site's folder; what lies in it is watched. */
  add: (paths: readonly string[]) => void;
  listFiles: () => string[];
  /** Whether all changes of that file are told: Vite's watcher drops one that comes right after another. */
  tellsAll: (file: string) => boolean;
  close: () => void;
}

/**
 * Watches a site, and says from when on. `paths`: files and folders that may lie outside of what Vite watches. Those
 * that it watches are left to it: a folder that isn't there yet would keep the watcher from telling what comes beside it.
 *
 * Where folders tell of their files, Vite's watcher is left what comes by links alone; whoever listens to it hears of all.
 */
export function createWatched(paths: readonly string[]): Watched {
  let tellReady: (() => void) | undefined;
  const isReady = new Promise<void>((resolve) => (tellReady = resolve));
  const links = new Set<string>();
  let folderRoot: string | undefined;
  let vite: ViteDevServer | undefined;
  let folders: FolderWatcher | undefined;

  /** Asked by Vite's watcher for each file that it comes to. */
  const isOfFolders = (file: string): boolean =>
    folderRoot !== undefined &&
    isWithin(file, folderRoot) &&
    !(links.size > 0 && [...links].some((link) => isWithin(file, link)));

  function openFolders({ config, watcher }: ViteDevServer): FolderWatcher {
    const opened = createFolderWatcher({
      isIgnored: createIgnored(config, isOfFolders),
      tell: (event, file) => tellChange(watcher, event, file),
      onLink(link, isNew) {
        if (links.has(link)) return;
        links.add(link);
        // Of what it is given, it tells changes alone.
        watcher.add(link);
        if (isNew) for (const file of listBehind(link)) tellChange(watcher, "add", file);
      },
      onError: (error) => void watcher.emit("error", error),
    });
    opened.add(config.root);
    return opened;
  }

  const add = (added: readonly string[]): void => {
    if (!vite) return;
    const { root } = vite.config;
    const outside = added.filter((file) => !file.startsWith(`${root}/`));
    vite.watcher.add(outside.filter((file) => !folders?.add(file)));
  };

  return {
    isReady,
    add,
    listFiles: () => [...(folders?.listFiles() ?? []), ...(vite ? listWatched(vite.watcher) : [])],
    tellsAll: (file) => folders?.has(file) === true,
    close: () => folders?.close(),
    plugin: {
      name: "velosaur:watched",
      config: {
        order: "post",
        handler(config) {
          if (!doFoldersTell(config)) return;
          folderRoot = config.root;
          return { server: { watch: { ignored: [isOfFolders] } } };
        },
      },
      configureServer: {
        order: "pre",
        // Vite has just begun to watch: the watcher says once that it is ready, and soon.
        handler(server) {
          vite = server;
          tellWatchFailures(server.watcher);
          if (folderRoot === undefined) server.watcher.once("ready", () => tellReady?.());
          else folders = openFolders(server);
          add(paths);
          if (folders) tellReady?.();
        },
      },
    },
  };
}

/** Elsewhere one watcher has a whole tree, or folders tell less; and where the system tells nothing, files are looked at. */
const doFoldersTell = ({ root, server }: UserConfig): boolean =>
  process.platform === "linux" &&
  root !== undefined &&
  server?.watch !== null &&
  !server?.watch?.usePolling &&
  !process.env["CHOKIDAR_USEPOLLING"];

/** The link to a file itself, or what is in the folder that it leads to. */
const listBehind = (link: string): string[] => {
  const stats = statSync(link, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return listFiles(link).map((name) => path.join(link, name));
  return stats?.isFile() ? [link] : [];
};

const listWatched = (watcher: FSWatcher): string[] =>
  Object.entries(watcher.getWatched()).flatMap(([folder, names]) =>
    names.map((name) => path.join(folder, name)),
  );
