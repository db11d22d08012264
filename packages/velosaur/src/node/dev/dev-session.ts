import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { ErrorPayload } from "vite";
import { isMarkdownFile } from "../routes/file-links.ts";
import { AuthorError } from "../system/author-error.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import { logger } from "../system/logger.ts";
import { describeFailure } from "./describe-failure.ts";
import type { LiveSite } from "./live-site.ts";
import type { ReadPart } from "./site-failures.ts";
import { createKnownFiles, type KnownFiles } from "./known-files.ts";
import { findChange, listPictures, type SiteChange } from "./site-change.ts";
import { tellLateChanges } from "./late-changes.ts";
import { tellMissedChanges } from "./missed-changes.ts";
import { describePackageFailure } from "./package-failure.ts";
import { watchSite } from "./watch-site.ts";
import { readStack } from "../system/read-stack.ts";

/** A site that is served while its files change; a changed configuration begins it anew. */
export interface DevSession {
  readonly current: LiveSite;
  /** Begins the site anew where somebody has removed what it keeps on the disk: neither modules nor documents are there. */
  restore: () => Promise<void>;
  /** Packages could not be made ready for the browser: nothing waits for them any more. */
  giveUpPackages: (reason: unknown) => Promise<void>;
  close: () => Promise<void>;
}

export async function openDevSession(
  create: (before?: LiveSite) => Promise<LiveSite>,
): Promise<DevSession> {
  let dev = await create();
  let restarting: Promise<void> | undefined;

  /** Returns the site whose place has been taken. */
  const replace = async (): Promise<LiveSite> => {
    const before = dev;
    // Fails when the new configuration can't be read: what was served goes on being served.
    const next = await create(before);
    // Pages that are loaded again too early stay blank until modules are made.
    await inTime(next.isShowable, MAKING_LIMIT);
    dev = next;
    watchChanges(dev, session);
    // Told by the server that they know, pages begin anew once, before it closes.
    before.vite.ws.send({ type: "full-reload" });
    return before;
  };
  const restart = (): Promise<void> => (restarting = replace().then(leave));
  let restoring: Promise<void> | undefined;
  const restore = async (): Promise<void> => {
    logger.warn("Files of the cache are gone. The site begins anew.");
    const before = await readPart("configuration", replace, dev);
    // Whoever asked for a page needn't wait for it.
    leave(before).catch((error: unknown) => showFailure(error, dev));
  };
  const session: Restartable & DevSession = {
    get current() {
      return dev;
    },
    known: createKnownFiles(),
    restart,
    async restore() {
      // What keeps it from being read has been told; the next edit has it read again.
      if (dev.isKept() || dev.failures.has("configuration")) return;
      restoring ??= restore().finally(() => (restoring = undefined));
      await restoring.catch((error: unknown) => showFailure(error, dev));
    },
    async giveUpPackages(reason) {
      // They may be those of the server that is about to take the place of this one.
      await restarting?.catch(() => {});
      await giveUpPackages(reason, dev);
    },
    close: () => dev.vite.close(),
  };
  watchChanges(dev, session);
  return session;
}

/** Milliseconds that a site may take to be made before pages hear of it. */
const MAKING_LIMIT = 10_000;
/** Milliseconds that a page may take to hear that it has to be loaded again. */
const LEAVING_LIMIT = 1000;

const inTime = (waited: Promise<void>, limit: number): Promise<void> =>
  Promise.race([waited, wait(limit, undefined, { ref: false })]);

/** A page whose connection ends while it is being loaded again is loaded once more. */
const whenLeft = ({ vite: { ws } }: LiveSite): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => void (ws.clients.size === 0 && resolve());
    ws.on("vite:client:disconnect", look);
    look();
  });

async function leave(before: LiveSite): Promise<void> {
  await inTime(whenLeft(before), LEAVING_LIMIT);
  await before.close();
}

interface Restartable {
  readonly current: LiveSite;
  readonly known: KnownFiles;
  restore: () => Promise<void>;
  restart: () => Promise<void>;
}

/** What changes while the site begins anew is told by the watcher of before, and concerns the site that is there then. */
function watchChanges(dev: LiveSite, session: Restartable): void {
  tellLateChanges(dev.vite.watcher, dev.watched.tellsAll);
  watchSite({
    watcher: dev.vite.watcher,
    onChange: (files) =>
      applyChange(files, session).catch((error: unknown) => showFailure(error, session.current)),
  });
  // Only now somebody hears of it.
  void dev.watched.isReady.then(() => tellMissed(dev));
}

const tellMissed = ({ vite, site, since, watched }: LiveSite): Promise<void> =>
  tellMissedChanges({
    watcher: vite.watcher,
    since,
    files: [...site.pageFiles.pages.keys()],
    watched: watched.listFiles(),
  });

async function applyChange(told: Set<string>, session: Restartable): Promise<void> {
  await session.restore();
  const dev = session.current;
  const { sources } = dev.site.plan.context;
  const files = session.known.leaveOut(told, (file) =>
    isMarkdownFile(file) ? sources.facts(file).hash : undefined,
  );
  const change = readWhole(await findChange(files, dev), dev);
  if (change.kind === "restart") {
    return session.known.load(files, () => readPart("configuration", session.restart, dev));
  }
  if (change.kind === "none") return;
  try {
    if (change.kind === "content")
      await session.known.load(files, () => readPart("content", () => dev.reload(files), dev));
    const { site } = dev;
    for (const filePath of change.compile)
      await dev.warnings
        .watch(filePath, () => dev.documents.compile({ filePath }, { site, into: new Map() }))
        .catch((error: unknown) => {
          // Of a file that is gone by now, the watcher tells next.
          if (existsSync(filePath)) throw error;
        });
  } finally {
    // A mistake in one file doesn't keep from search what others say.
    dev.search?.expire();
  }
  const routePath = change.kind === "page" ? change.routePath : undefined;
  dev.vite.ws.send({
    type: "custom",
    event: "velosaur:payload",
    data: {
      ...(routePath !== undefined && { routePath }),
      pictures: listPictures(files, dev.site),
    },
  });
}

/** A mistake stays until it is mended, and all edits meanwhile meet it: it is told once for each state of its file. */
const readPart = <T>(
  part: ReadPart,
  read: () => Promise<T>,
  { failures, warnings }: LiveSite,
): Promise<T> => failures.watch(part, () => warnings.watch(part, read));

/**
 * What could not be read is read again: that content is as it was before the mistake looks like no change. And a site
 * that could not begin anew, since a branch was switched and half of its files were there, has the old configuration.
 */
function readWhole(change: SiteChange, { failures }: LiveSite): SiteChange {
  if (!("compile" in change)) return change;
  if (failures.has("configuration")) return { kind: "restart" };
  return failures.has("content") ? { kind: "content", compile: change.compile } : change;
}

async function giveUpPackages(reason: unknown, dev: LiveSite): Promise<void> {
  const failure = describePackageFailure(reason, dev.site.plan.context.siteDir);
  dev.failures.add("packages", failure);
  // Requests that wait are answered, without what they ask for.
  await dev.vite.environments.client.depsOptimizer?.close();
  showFailure(failure, dev);
  // One that was waiting connects only now.
  dev.vite.ws.on("connection", (socket) => socket.send(JSON.stringify(toMessage(failure, dev))));
}

function showFailure(error: unknown, dev: LiveSite): void {
  // Vite would keep it for the next page, also when it has been mended by then. Pages that are loaded show what is wrong.
  if (dev.vite.ws.clients.size > 0) dev.vite.ws.send(toMessage(error, dev));
  if (!dev.warnings.hasTold(error)) tellFailure(error, dev.site.plan.context.siteDir);
}

const toMessage = (error: unknown, { site }: LiveSite): ErrorPayload => ({
  type: "error",
  err: describeFailure(error, site.plan.context.siteDir),
});

export const tellFailure = (error: unknown, siteDir: string): void =>
  error instanceof AuthorError
    ? tellDiagnostics(error.diagnostics, { siteDir })
    : logger.error(readStack(error));
