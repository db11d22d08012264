/** For the dev server, whose pages have more than those of a build. */

import { type Context, type ReactElement, type ReactNode, useLayoutEffect, useMemo } from "react";

import type { PropVersionMetadata } from "./types.ts";

const MESSAGE =
  "useDocsVersion().docs was read for the first time after the page had been shown. " +
  "A build gives the list of all docs to those pages that read it while they are rendered on the server; this one wouldn't have it. " +
  "Read `docs` in the body of a component that the page shows from the beginning, and hand it to the one that needs it later. " +
  "If you have just written this code, reload the page first.";

export interface WatchedVersionProps {
  context: Context<PropVersionMetadata | null>;
  version: PropVersionMetadata;
  children: ReactNode;
}

/**
 * What hooks give for a version. It stays out of the context: React's development build reads each property of what
 * components are given when it tells the browser's profiler what has changed, which is no reading of the author's.
 */
const watchedVersions = new WeakMap<PropVersionMetadata, PropVersionMetadata>();

export const findWatched = <T extends PropVersionMetadata | null>(version: T): T =>
  (version && (watchedVersions.get(version) as T)) ?? version;

/** Gives the version to what is below, and tells the author of code that comes too late in a build. */
export function WatchedVersion({
  context: VersionContext,
  version,
  children,
}: WatchedVersionProps): ReactElement {
  const { watched, markShown } = useMemo(() => watchVersion(version), [version]);
  watchedVersions.set(version, watched);
  useLayoutEffect(markShown, [markShown]);
  return <VersionContext value={version}>{children}</VersionContext>;
}

export function watchVersion(version: PropVersionMetadata): {
  watched: PropVersionMetadata;
  markShown: () => void;
} {
  let isKnown = false;
  let isShown = false;
  const watched = Object.defineProperty({ ...version }, "docs", {
    enumerable: true,
    get: () => {
      if (import.meta.env.DEV && isShown && !isKnown && isReadByReact()) return version.docs;
      if (isShown && !isKnown) console.error(MESSAGE);
      isKnown = true;
      return version.docs;
    },
  });
  return { watched, markShown: () => void (isShown = true) };
}

/**
 * Whether React's development build compares what a component has been given, which the theme's banner, for one, hands on
 * whole. These are its own names; they stand in no build that is minified.
 */
export const isReadByReact = (): boolean =>
  /\badd(?:ObjectDiff|Value)ToProperties\b/.test(new Error().stack ?? "");
