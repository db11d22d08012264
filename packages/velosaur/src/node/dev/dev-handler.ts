import type { IncomingMessage, ServerResponse } from "node:http";
import path from "../system/path.ts";
import { EDITION_PATH } from "../../shared/payload.ts";
import { SEARCH_FOLDER } from "../../shared/search/types.ts";
import { decodePathname, encodePathname } from "../../shared/url/pathname.ts";
import { PAYLOAD_FOLDER, payloadPath } from "../../shared/url/payload-path.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { logger } from "../system/logger.ts";
import { sendFile } from "../system/send-file.ts";
import { moveBelowBase, toSafePathname } from "../system/serve-paths.ts";
import { sendPage } from "./answer-page.ts";
import { describeFailure } from "./describe-failure.ts";
import { findStaticFile } from "./find-static-file.ts";
import type { LiveSite } from "./live-site.ts";
import { sendAnswer, sendLateAnswer } from "./send-answer.ts";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Answers what Vite doesn't: pages, payloads, shared data, assets of documents, static files. */
export function createDevHandler(current: () => LiveSite): Handler {
  return (request, response, next) => {
    const { pathname, search } = toSafePathname(request.url ?? "/");
    if (pathname === undefined)
      return sendAnswer(response, { status: 400, type: "text/plain", body: "Bad request" });
    const { baseUrl } = current().site.plan.context;
    const moved = findMovedPage(pathname, current());
    if (moved !== undefined) return redirect(response, moved + search);
    if (!pathname.startsWith(baseUrl))
      return redirect(response, moveBelowBase(pathname, baseUrl) + search);
    const handlers = [
      serveShared,
      serveAsset,
      serveEdition,
      servePayload,
      serveSearch,
      serveStatic,
      serveCopied,
      servePage,
    ];
    const run = (index: number): void => {
      const handler = handlers[index];
      if (!handler) return next();
      handler({ request, response, pathname, dev: current() }, () => run(index + 1));
    };
    run(0);
  };
}

/** Where a page stands now that the base URL has been edited. */
function findMovedPage(pathname: string, { site, earlierBase }: LiveSite): string | undefined {
  const { baseUrl } = site.plan.context;
  if (earlierBase === undefined || earlierBase === baseUrl) return undefined;
  if (!pathname.startsWith(earlierBase) || site.findPage(pathname)) return undefined;
  const moved = baseUrl + pathname.slice(earlierBase.length);
  return site.findPage(moved) ? moved : undefined;
}

interface DevRequest {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  dev: LiveSite;
}

function serveShared({ response, pathname, dev }: DevRequest, next: Next): void {
  const text = dev.findShared(pathname);
  if (text === undefined) return next();
  sendAnswer(response, { status: 200, type: "application/json", body: text });
}

function serveAsset({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl } = dev.site.plan.context;
  const file = dev.site.assets.files.get(decodeURIComponent(pathname.slice(baseUrl.length)));
  if (!file) return next();
  // What is edited keeps its address until content is loaded again.
  response.setHeader("Cache-Control", "no-cache");
  sendFile({ request, response, dir: path.dirname(file), name: path.basename(file) }, next);
}

function serveStatic({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const found = findStaticFile(pathname, dev.site);
  if (!found) return next();
  response.setHeader("Cache-Control", "no-cache");
  sendFile({ request, response, ...found }, next);
}

function serveCopied({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const { copied, plan } = dev.site;
  const file = copied.get(decodeURIComponent(pathname.slice(plan.context.baseUrl.length)));
  if (file === undefined) return next();
  response.setHeader("Cache-Control", "no-cache");
  sendFile({ request, response, dir: path.dirname(file), name: path.basename(file) }, next);
}

function serveEdition({ response, pathname, dev }: DevRequest, next: Next): void {
  if (pathname !== dev.site.plan.context.baseUrl + EDITION_PATH) return next();
  sendAnswer(response, {
    status: 200,
    type: "application/json",
    body: JSON.stringify(dev.edition),
  });
}

function servePayload({ response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl } = dev.site.plan.context;
  if (!pathname.startsWith(`${baseUrl}${PAYLOAD_FOLDER}`)) return next();
  const page = findByPayload(pathname, dev);
  if (!page) return sendAnswer(response, { status: 404, type: "application/json", body: "null" });
  const answer = (status: number, value: unknown): void =>
    sendLateAnswer(
      response,
      { status, type: "application/json", body: JSON.stringify(value) },
      dev,
    );
  dev.payloadOf(page).then(
    (payload) => answer(200, payload),
    (error: unknown) => {
      const failure = describeFailure(error, dev.site.plan.context.siteDir);
      dev.vite.ws.send({ type: "error", err: failure });
      answer(500, { error: failure.message });
    },
  );
}

/** A payload's address is made from the page's, so the page is found by making it again. */
function findByPayload(pathname: string, { site }: LiveSite): PagePlan | undefined {
  const { baseUrl } = site.plan.context;
  const name = decodePathname(pathname.slice(baseUrl.length + PAYLOAD_FOLDER.length)).replace(
    /\.json$/,
    "",
  );
  const page = site.findPage(`${baseUrl}${name.replace(/^\//, "")}`);
  const address = page && payloadPath({ pathname: page.route.path, baseUrl });
  return address === pathname || address === encodePathname(decodePathname(pathname))
    ? page
    : undefined;
}

/** The index is made when it is asked for: who asks first waits for it. */
function serveSearch({ response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl } = dev.site.plan.context;
  if (!dev.search || !pathname.startsWith(`${baseUrl}${SEARCH_FOLDER}/`)) return next();
  const answer = (status: number, body: string): void =>
    sendLateAnswer(response, { status, type: "application/json", body }, dev);
  dev.search.read(decodeURIComponent(pathname.slice(baseUrl.length))).then(
    (text) => answer(text === undefined ? 404 : 200, text ?? "null"),
    (error: unknown) => {
      tellFailure(error, dev);
      answer(500, "null");
    },
  );
}

function servePage({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const accepts = request.headers.accept ?? "*/*";
  if (!accepts.includes("text/html") && !accepts.includes("*/*")) return next();
  const found = dev.site.findPage(pathname);
  // A missing script or picture is no page: it must not be answered with one.
  if (!found && /\.(?!html)\w+$/.test(pathname) && !accepts.includes("text/html")) return next();
  const page = found ?? dev.site.notFound;
  const status = found ? 200 : 404;
  sendPage({ request, response, page }, { dev, status }).catch((error: unknown) => {
    tellFailure(error, dev);
    sendLateAnswer(response, { status: 500, type: "text/plain", body: String(error) }, dev);
  });
}

function tellFailure(error: unknown, { site, closed }: LiveSite): void {
  // The site that took its place is at it.
  if (closed.aborted) return;
  const { stack, message } = describeFailure(error, site.plan.context.siteDir);
  logger.error(stack || message);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location });
  response.end();
}
