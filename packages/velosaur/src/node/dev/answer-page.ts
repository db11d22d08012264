import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeText } from "../../shared/markup/escape.ts";
import { FAILURE_ANSWER, FAILURE_QUESTION, type PagePayload } from "../../shared/payload.ts";
import type { LoadContext } from "../contract/contract.ts";
import { toIconAddress } from "../render/icon-address.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { toSafePathname } from "../system/serve-paths.ts";
import { createHtmlParts } from "../site/html-setup.ts";
import { describeFailure } from "./describe-failure.ts";
import {
  beginDevHtml,
  createViteParts,
  type DevHtmlBegin,
  type DevHtmlEnd,
  endDevHtml,
  type ViteParts,
} from "./dev-html.ts";
import type { DevSite } from "./dev-site.ts";
import type { LiveSite } from "./live-site.ts";
import { sendLateAnswer } from "./send-answer.ts";

export interface AskedPage {
  request: IncomingMessage;
  response: ServerResponse;
  page: PagePlan;
}

export async function sendPage(
  { request, response, page }: AskedPage,
  { dev, status }: { dev: LiveSite; status: number },
): Promise<void> {
  const { context } = dev.site.plan;
  const end = await preparePage(page, dev);
  const { payload } = end;
  // Where the site's code needs a browser, the browser makes the page, as it makes all others.
  const rendered = payload && (await dev.render(payload, page.route.path).catch(() => undefined));
  const styles = await dev.listStyles(rendered?.styles ?? []);
  const { head, body } = await askVite(request, dev);
  const title = escapeText(formatTitle(context.siteConfig, payload));
  const begin = describeBegin(dev.site, { title, styles, rendered });
  const html = beginDevHtml(begin, head) + endDevHtml(end, body);
  const answer = { status: payload ? status : 500, type: "text/html", body: html };
  sendLateAnswer(response, answer, dev);
}

/** What every page begins with. */
export function describeBegin(
  { plan }: Pick<DevSite, "plan">,
  {
    title,
    styles,
    rendered,
  }: Pick<DevHtmlBegin, "title" | "styles"> & { rendered: DevHtmlBegin["rendered"] | undefined },
): DevHtmlBegin {
  const { siteConfig, i18n, baseUrl } = plan.context;
  const { favicon } = siteConfig;
  const { htmlLang = "en", direction = "ltr" } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return {
    parts: createHtmlParts(plan),
    htmlLang,
    direction,
    title,
    styles,
    ...(favicon !== undefined && { icon: toIconAddress(favicon, baseUrl) }),
    ...(rendered && { rendered }),
  };
}

async function preparePage(page: PagePlan, dev: LiveSite): Promise<DevHtmlEnd> {
  const { plan } = dev.site;
  const { siteDir, baseUrl } = plan.context;
  // As it is before anything of the page is read.
  const { edition } = dev;
  const { payload, error } = await makePage(page, dev);
  const failure = error === undefined ? undefined : describeFailure(error, siteDir);
  return {
    parts: createHtmlParts(plan),
    entry: await dev.findEntry(),
    baseUrl,
    edition,
    isReady: payload !== undefined && dev.isReady(payload),
    ...(payload && { payload }),
    ...(failure && { failure }),
  };
}

/** What keeps it, or what has been edited of the site, from being made is the error. */
const makePage = (
  page: PagePlan,
  dev: LiveSite,
): Promise<{ payload?: PagePayload; error: unknown }> =>
  dev.payloadOf(page).then(
    (payload) => ({ payload, error: dev.failures.current }),
    (error: unknown) => ({ error }),
  );

/** A page shows a mistake before it is connected, and nobody tells it of what was mended in between: it asks. */
export const answerFailureQuestions = (dev: LiveSite): void =>
  dev.vite.environments.client.hot.on(FAILURE_QUESTION, async (asked, browser) => {
    const { pathname } = toSafePathname(String(asked));
    const page = (pathname && dev.site.findPage(pathname)) || dev.site.notFound;
    const { error } = await makePage(page, dev);
    browser.send(FAILURE_ANSWER, error !== undefined);
  });

const askVite = ({ url = "/" }: IncomingMessage, { vite }: LiveSite): Promise<ViteParts> =>
  createViteParts((html) => vite.transformIndexHtml(url, html));

/** The rest of a page that a browser shows already. */
export async function finishPage(
  { request, response, page }: AskedPage,
  dev: LiveSite,
): Promise<void> {
  const end = await preparePage(page, dev);
  const { head, body } = await askVite(request, dev);
  if (!dev.closed.aborted) response.end(`${head}\n${endDevHtml(end, body)}`);
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
