import type { PagePayload } from "../../shared/payload.ts";
import type { PageSource } from "../page/page-source.ts";
import { collectShared } from "../page/resolve-references.ts";
import type { SharedDataCache } from "../page/shared-data.ts";
import { findAnchor, findLinkTarget, isPlainClick } from "./link-target.ts";
import { listStylesheets } from "./load-styles.ts";

/** What is fetched ahead at the same time, and at most for links that merely come into view. */
const CONCURRENT = 3;
const IN_VIEW_LIMIT = 30;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function isPrefetchAllowed(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** Runs tasks a few at a time. Their failures don't matter. */
export function createQueue(concurrent: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const next = () => {
    const task = running < concurrent ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    const done = () => {
      running -= 1;
      next();
    };
    task()
      .catch(() => {})
      .finally(done);
  };
  return (task) => {
    waiting.push(task);
    next();
  };
}

export interface PrefetchOptions {
  source: PageSource;
  sharedData: SharedDataCache;
  baseUrl: string;
  /** Path of the page that is shown already. */
  current: string;
  /** Makes a page ready to be shown. */
  prepare: (pathname: string) => Promise<void>;
}

export interface Prefetcher {
  /** Watches the links of the page that is shown now. */
  observe: () => void;
}

/**
 * Fetches what links lead to as soon as a visitor sees or touches them. No code of these pages runs before a link is
 * pressed.
 */
export function createPrefetcher(options: PrefetchOptions): Prefetcher {
  const { source, sharedData, baseUrl, current, prepare } = options;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!isPrefetchAllowed(connection)) return { observe: () => {} };
  const queue = createQueue(CONCURRENT);
  const seen = new Set<string>([source.addressOf(current)]);

  const findTarget = (anchor: HTMLAnchorElement) =>
    findLinkTarget(anchor, { current: window.location.href, baseUrl });
  const prefetch = (anchor: HTMLAnchorElement) => {
    const url = findTarget(anchor);
    if (!url || seen.has(source.addressOf(url.pathname))) return;
    seen.add(source.addressOf(url.pathname));
    queue(async () => {
      const payload = await source.fetchPayload(url.pathname, "low");
      if (!payload) return;
      hintChunks(payload);
      await Promise.all(
        collectShared(payload.levels.map(({ props }) => props)).map((file) =>
          sharedData.load(file),
        ),
      );
    });
  };
  const onPoint = (event: Event) => {
    const anchor = findAnchor(event);
    if (anchor) prefetch(anchor);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onPoint, { passive: true });
  }
  // The click comes when the button is up again.
  document.addEventListener("pointerdown", (event) => {
    const anchor = isPlainClick(event) ? findAnchor(event) : null;
    const url = anchor && findTarget(anchor);
    // Within the page there is nothing to load. A failure is told to who goes there.
    if (url && url.pathname !== window.location.pathname) prepare(url.pathname).catch(() => {});
  });
  // It may have been the pointer's way to a link that brought this here.
  const pointed = document.querySelector<HTMLAnchorElement>("a[href]:hover");
  if (pointed) prefetch(pointed);
  return { observe: createLinkObserver(prefetch) };
}

function createLinkObserver(prefetch: (anchor: HTMLAnchorElement) => void): () => void {
  if (!("IntersectionObserver" in window)) return () => {};
  let left = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (left-- > 0) prefetch(target as HTMLAnchorElement);
    }
  });
  const observeAll = () => {
    for (const anchor of document.querySelectorAll("a[href]")) observer.observe(anchor);
  };
  return () => {
    observer.disconnect();
    left = IN_VIEW_LIMIT;
    // What the visitor came for goes first.
    if ("requestIdleCallback" in window) requestIdleCallback(observeAll, { timeout: 2000 });
    else setTimeout(observeAll, 500);
  };
}

function hintChunks(payload: PagePayload): void {
  for (const { js, imports = [] } of Object.values(payload.modules)) {
    for (const href of [js, ...imports]) addHint({ rel: "modulepreload", href });
  }
  for (const [, href] of listStylesheets(payload)) addHint({ rel: "prefetch", as: "style", href });
}

function addHint(hint: { rel: string; href: string; as?: string }): void {
  const href = CSS.escape(hint.href);
  if (document.querySelector(`link[href="${href}"],script[src="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement("link"), { ...hint, fetchPriority: "low" }),
  );
}
