import { isMarkdownFile } from "../routes/file-links.ts";
import { AuthorError } from "../system/author-error.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import { logger } from "../system/logger.ts";
import { describeFailure } from "./describe-failure.ts";
import type { LiveSite } from "./live-site.ts";
import { createKnownFiles, type KnownFiles } from "./known-files.ts";
import { findChange, type SiteChange } from "./site-change.ts";
import { filesOf } from "./dev-site.ts";
import { tellLateChanges } from "./late-changes.ts";
import { tellMissedChanges } from "./missed-changes.ts";
import { watchSite } from "./watch-site.ts";
import { readStack } from "../system/read-stack.ts";

/** A site that is served while its files change; a changed configuration begins it anew. */
export interface DevSession {
  readonly current: LiveSite;
  close: () => Promise<void>;
}

export async function openDevSession(
  create: (before?: LiveSite) => Promise<LiveSite>,
): Promise<DevSession> {
  const open = async (before?: LiveSite): Promise<LiveSite> => {
    const opened = await create(before);
    void opened.isWatched.then(() => tellMissed(opened));
    return opened;
  };
  let dev = await open();

  const restart = async (): Promise<void> => {
    const before = dev;
    // Fails when the new configuration can't be read: what was served goes on being served.
    dev = await open(before);
    watchChanges(dev, session);
    // Told by the server that they know, pages begin anew once, before it closes.
    before.vite.ws.send({ type: "full-reload" });
    await before.close();
  };
  const session = {
    get current() {
      return dev;
    },
    known: createKnownFiles(),
    restart,
    close: () => dev.vite.close(),
  };
  watchChanges(dev, session);
  return session;
}

interface Restartable {
  readonly current: LiveSite;
  readonly known: KnownFiles;
  restart: () => Promise<void>;
}

/** What changes while the site begins anew is told by the watcher of before, and concerns the site that is there then. */
function watchChanges(dev: LiveSite, session: Restartable): void {
  tellLateChanges(dev.vite.watcher);
  watchSite({
    watcher: dev.vite.watcher,
    onChange: (files) =>
      applyChange(files, session).catch((error: unknown) => showFailure(error, session.current)),
  });
}

const tellMissed = ({ vite, site, since }: LiveSite): Promise<void> =>
  tellMissedChanges({ watcher: vite.watcher, since, files: site.plan.pages.flatMap(filesOf) });

async function applyChange(told: Set<string>, session: Restartable): Promise<void> {
  const dev = session.current;
  const { sources } = dev.site.plan.context;
  const files = session.known.leaveOut(told, (file) =>
    isMarkdownFile(file) ? sources.facts(file).hash : undefined,
  );
  const change = readWhole(await findChange(files, dev), dev);
  if (change.kind === "restart") {
    const read = () => dev.failures.watch("configuration", session.restart);
    return session.known.load(files, read);
  }
  if (change.kind === "none") return;
  try {
    const read = () => dev.failures.watch("content", dev.reload);
    if (change.kind === "content") await session.known.load(files, read);
    const { site } = dev;
    for (const filePath of change.compile)
      await dev.documents.compile({ filePath }, { site, into: new Map() });
  } finally {
    // A mistake in one file doesn't keep from search what others say.
    dev.search?.expire();
  }
  const routePath = change.kind === "page" ? change.routePath : undefined;
  dev.vite.ws.send({
    type: "custom",
    event: "velosaur:payload",
    data: routePath === undefined ? {} : { routePath },
  });
}

/** Content that could not be read is read again: that it is as it was before the mistake looks like no change. */
const readWhole = (change: SiteChange, { failures }: LiveSite): SiteChange =>
  "compile" in change && failures.has("content")
    ? { kind: "content", compile: change.compile }
    : change;

function showFailure(error: unknown, dev: LiveSite): void {
  const { siteDir } = dev.site.plan.context;
  const { ws } = dev.vite;
  // Vite would keep it for the next page, also when it has been mended by then. Pages that are loaded show what is wrong.
  if (ws.clients.size > 0) ws.send({ type: "error", err: describeFailure(error, siteDir) });
  tellFailure(error, siteDir);
}

export const tellFailure = (error: unknown, siteDir: string): void =>
  error instanceof AuthorError
    ? tellDiagnostics(error.diagnostics, { siteDir })
    : logger.error(readStack(error));
