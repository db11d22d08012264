import path from "node:path";
import { AuthorError } from "../system/author-error.ts";
import { reportDiagnostics } from "../system/report-diagnostics.ts";
import { logger } from "../system/logger.ts";
import { describeFailure } from "./describe-failure.ts";
import type { LiveSite } from "./live-site.ts";
import { createKnownFiles, type KnownFiles } from "./known-files.ts";
import { findChange } from "./site-change.ts";
import { tellLateChanges } from "./late-changes.ts";
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
  let dev = await create();

  const restart = async (): Promise<void> => {
    const before = dev;
    // Fails when the new configuration can't be read: what was served goes on being served.
    dev = await create(before);
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
  const { context, site } = dev.site.plan;
  tellLateChanges(dev.vite.watcher);
  watchSite({
    watcher: dev.vite.watcher,
    paths: [
      context.siteConfigPath,
      ...context.loader.files(),
      ...site.pathsToWatch,
      path.join(context.siteDir, "src"),
    ],
    onChange: (files) =>
      applyChange(files, session).catch((error: unknown) => showFailure(error, session.current)),
  });
}

async function applyChange(told: Set<string>, session: Restartable): Promise<void> {
  const dev = session.current;
  const files = session.known.leaveOut(told);
  const change = await findChange(files, dev);
  if (change.kind === "restart") {
    session.known.add(files);
    return session.restart();
  }
  if (change.kind === "none") return;
  try {
    if (change.kind === "content") await dev.reload();
    for (const filePath of change.compile) await dev.documents.compile({ filePath }, new Map());
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

function showFailure(error: unknown, dev: LiveSite): void {
  const { siteDir } = dev.site.plan.context;
  dev.vite.ws.send({ type: "error", err: describeFailure(error, siteDir) });
  if (error instanceof AuthorError) logger.error(reportDiagnostics(error.diagnostics, { siteDir }));
  else logger.error(readStack(error));
}
