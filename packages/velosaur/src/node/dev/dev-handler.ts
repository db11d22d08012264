import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { escapeText } from "../../shared/markup/escape.ts";
import { toIconAddress } from "../render/icon-address.ts";
import { createHtmlSetup } from "../site/html-setup.ts";
import { findServedFile, toSafePathname } from "../system/serve-paths.ts";

import { encodePathname } from "../../shared/url/pathname.ts";
import { PAYLOAD_FOLDER, payloadPath } from "../../shared/url/payload-path.ts";
import type { LoadContext } from "../contract/contract.ts";
import { EDITION_PATH, type PagePayload } from "../../shared/payload.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { SEARCH_FOLDER } from "../../shared/search/types.ts";
import { logger } from "../system/logger.ts";
import { sendFile } from "../system/send-file.ts";
import type { LiveSite } from "./live-site.ts";
import { createDevHtml, createViteParts, type OverlayError } from "./dev-html.ts";
import { describeFailure } from "./describe-failure.ts";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Answers what Vite doesn't: pages, payloads, shared data, assets of documents, static files. */
export function createDevHandler(current: () => LiveSite): Handler {
  return (request, response, next) => {
    const { pathname } = toSafePathname(request.url ?? "/");
    if (pathname === undefined)
      return send(response, { status: 400, type: "text/plain", body: "Bad request" });
    const { baseUrl } = current().site.plan.context;
    if (!pathname.startsWith(baseUrl)) return redirectToBase(response, pathname, baseUrl);
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

interface DevRequest {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  dev: LiveSite;
}

function serveShared({ response, pathname, dev }: DevRequest, next: Next): void {
  const text = dev.findShared(pathname);
  if (text === undefined) return next();
  send(response, { status: 200, type: "application/json", body: text });
}

function serveAsset({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl } = dev.site.plan.context;
  const file = dev.site.assets.files.get(decodeURIComponent(pathname.slice(baseUrl.length)));
  if (!file) return next();
  sendFile({ request, response, dir: path.dirname(file), name: path.basename(file) }, next);
}

function serveStatic({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl, siteDir, siteConfig } = dev.site.plan.context;
  const name = decodeURIComponent(pathname.slice(baseUrl.length));
  const folders = siteConfig.staticDirectories
    .map((folder) => path.resolve(siteDir, folder))
    .toReversed();
  const run = (index: number): void => {
    const folder = folders[index];
    if (folder === undefined) return next();
    sendStatic({ folder, name, request, response }, () => run(index + 1));
  };
  run(0);
}

function serveCopied({ request, response, pathname, dev }: DevRequest, next: Next): void {
  const { copied, plan } = dev.site;
  const file = copied.get(decodeURIComponent(pathname.slice(plan.context.baseUrl.length)));
  if (file === undefined) return next();
  response.setHeader("Cache-Control", "no-cache");
  sendFile({ request, response, dir: path.dirname(file), name: path.basename(file) }, next);
}

interface FolderRequest extends Pick<DevRequest, "request" | "response"> {
  folder: string;
  name: string;
}

/** A page of its own that stands in the folder answers as it would on a host. */
function sendStatic({ folder, name, request, response }: FolderRequest, next: Next): void {
  const file = findServedFile(name, folder);
  if (file === undefined) return next();
  response.setHeader("Cache-Control", "no-cache");
  sendFile({ request, response, dir: folder, name: file }, next);
}

function serveEdition({ response, pathname, dev }: DevRequest, next: Next): void {
  if (pathname !== dev.site.plan.context.baseUrl + EDITION_PATH) return next();
  send(response, { status: 200, type: "application/json", body: JSON.stringify(dev.edition) });
}

function servePayload({ response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl } = dev.site.plan.context;
  if (!pathname.startsWith(`${baseUrl}${PAYLOAD_FOLDER}`)) return next();
  const page = findByPayload(pathname, dev);
  if (!page) return send(response, { status: 404, type: "application/json", body: "null" });
  dev.payloadOf(page).then(
    (payload) =>
      send(response, { status: 200, type: "application/json", body: JSON.stringify(payload) }),
    (error: unknown) => {
      const failure = describeFailure(error, dev.site.plan.context.siteDir);
      dev.vite.ws.send({ type: "error", err: failure });
      send(response, {
        status: 500,
        type: "application/json",
        body: JSON.stringify({ error: failure.message }),
      });
    },
  );
}

/** A payload's address is made from the page's, so the page is found by making it again. */
function findByPayload(pathname: string, { site }: LiveSite): PagePlan | undefined {
  const { baseUrl } = site.plan.context;
  const name = decodeURIComponent(pathname.slice(baseUrl.length + PAYLOAD_FOLDER.length)).replace(
    /\.json$/,
    "",
  );
  const page = site.findPage(`${baseUrl}${name.replace(/^\//, "")}`);
  const address = page && payloadPath({ pathname: page.route.path, baseUrl });
  return address === pathname || address === encodePathname(decodeURIComponent(pathname))
    ? page
    : undefined;
}

/** The index is made when it is asked for: who asks first waits for it. */
function serveSearch({ response, pathname, dev }: DevRequest, next: Next): void {
  const { baseUrl } = dev.site.plan.context;
  if (!dev.search || !pathname.startsWith(`${baseUrl}${SEARCH_FOLDER}/`)) return next();
  dev.search.read(decodeURIComponent(pathname.slice(baseUrl.length))).then(
    (text) =>
      send(response, {
        status: text === undefined ? 404 : 200,
        type: "application/json",
        body: text ?? "null",
      }),
    (error: unknown) => {
      const { stack, message } = describeFailure(error, dev.site.plan.context.siteDir);
      logger.error(stack || message);
      send(response, { status: 500, type: "application/json", body: "null" });
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
  sendPage({ request, response, pathname, dev }, page, found ? 200 : 404).catch((error: unknown) =>
    send(response, { status: 500, type: "text/plain", body: String(error) }),
  );
}

async function sendPage(
  { request, response, dev }: DevRequest,
  page: PagePlan,
  status: number,
): Promise<void> {
  const { context } = dev.site.plan;
  // As it is before anything of the page is read.
  const { edition } = dev;
  let failure: OverlayError | undefined;
  const payload = await dev.payloadOf(page).catch((error: unknown) => {
    failure = describeFailure(error, context.siteDir);
    return undefined;
  });
  // Where the site's code needs a browser, the browser makes the page, as it makes all others.
  const rendered = payload && (await dev.render(payload, page.route.path).catch(() => undefined));
  const { favicon } = context.siteConfig;
  const { htmlLang = "en", direction = "ltr" } =
    context.i18n.localeConfigs[context.i18n.currentLocale] ?? {};
  const transform = (html: string): Promise<string> =>
    dev.vite.transformIndexHtml(request.url ?? "/", html);
  const body = createDevHtml({
    setup: createHtmlSetup(dev.site.plan, { entry: await dev.findEntry() }),
    htmlLang,
    direction,
    title: escapeText(formatTitle(context.siteConfig, payload)),
    styles: await dev.listStyles(rendered?.styles ?? []),
    vite: await createViteParts(transform),
    baseUrl: context.baseUrl,
    edition,
    ...(favicon !== undefined && { icon: toIconAddress(favicon, context.baseUrl) }),
    ...(payload && { payload }),
    ...(rendered && { rendered }),
    ...(failure && { failure }),
  });
  send(response, { status: failure ? 500 : status, type: "text/html", body });
}

/** As most pages will write theirs. */
function formatTitle(
  { title, titleDelimiter }: LoadContext["siteConfig"],
  payload: PagePayload | undefined,
): string {
  const [document, ...others] = payload?.documents ?? [];
  if (!document || others.length > 0) return title;
  const metadata = document.metadata as { title?: string } | null;
  const own = document.frontMatter["title_meta"] ?? metadata?.title;
  return own === undefined ? title : `${String(own)} ${titleDelimiter} ${title}`;
}

function redirectToBase(response: ServerResponse, pathname: string, baseUrl: string): void {
  response.writeHead(302, { Location: baseUrl + pathname.replace(/^\/+/, "") });
  response.end();
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    "Content-Type": `${type};charset=utf-8`,
    "Cache-Control": "no-cache",
  });
  response.end(body);
}
