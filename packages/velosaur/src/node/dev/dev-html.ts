import { serializeInline } from "../../shared/inline-json.ts";
import { PAYLOAD_ID, ROOT_ID, SHELL_MARK, type PagePayload } from "../../shared/payload.ts";
import { escapeAttribute, type HtmlSetup } from "../render/html-document.ts";

export interface DevHtmlInput {
  setup: HtmlSetup;
  htmlLang: string;
  direction: string;
  title: string;
  /** Addresses of stylesheets; the page's code brings its own, and takes these away. */
  styles: readonly string[];
  vite: ViteParts;
  baseUrl: string;
  /** Address of the favicon: a browser that reads of none asks for `/favicon.ico`. */
  icon?: string;
  /** Missing where something keeps the page from being made. */
  payload?: PagePayload;
  /** Shown over the page: what keeps it from being made. */
  failure?: OverlayError;
}

/** What Vite adds to a page. */
export interface ViteParts {
  head: string;
  body: string;
}

/** What Vite's overlay shows. */
export interface OverlayError {
  message: string;
  stack: string;
  id?: string;
  frame?: string;
  loc?: { file: string; line: number; column: number };
  plugin: string;
}

/**
 * Asks Vite for its scripts with a page that holds nothing of ours: it would put the base URL before
 * addresses that have it already.
 */
export async function createViteParts(
  transform: (html: string) => Promise<string>,
): Promise<ViteParts> {
  const html = await transform("<!doctype html><html><head></head><body></body></html>");
  const [, head = "", body = ""] =
    /<head>([\s\S]*)<\/head>\s*<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return { head: head.trim(), body: body.trim() };
}

/**
 * Shows what keeps the page from being made, until it is mended. Vite must not see this script: it would
 * load its client under a second address, and the overlay's class exists once.
 */
const createOverlayScript = (
  failure: OverlayError,
  baseUrl: string,
): string => `<script type="module">
import { ErrorOverlay, createHotContext } from "${escapeAttribute(baseUrl)}@vite/client";
document.body.append(new ErrorOverlay(${serializeInline(failure)}));
createHotContext("velosaur:overlay").on("velosaur:payload", () => location.reload());
</script>`;

/** A page of the dev server: the browser renders it from the payload. */
export function createDevHtml({
  setup,
  htmlLang,
  direction,
  title,
  styles,
  vite,
  baseUrl,
  icon,
  payload,
  failure,
}: DevHtmlInput): string {
  const app = payload
    ? `<script type="application/json" id="${PAYLOAD_ID}">${serializeInline(payload)}</script>
<script type="module" src="${escapeAttribute(setup.entry.js)}"></script>`
    : "";
  const overlay = failure ? createOverlayScript(failure, baseUrl) : "";
  return `<!doctype html>
<html lang="${escapeAttribute(htmlLang)}" dir="${escapeAttribute(direction)}" data-has-hydrated="false">
<head>
<meta charset="utf-8">
<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">
${icon === undefined ? "" : `<link data-rh="true" rel="icon" href="${escapeAttribute(icon)}">\n`}<title>${title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}" ${SHELL_MARK}>\n`).join("")}${vite.head}
<script>${setup.inlineScript}</script>
${setup.headTags}
</head>
<body>
${setup.preBodyTags}<div id="${ROOT_ID}"></div>
${app}${overlay}
${vite.body}
${setup.postBodyTags}</body>
</html>
`;
}
