import type { LoadContext } from "../../contract/contract.ts";
import { escapeAttribute, escapeText } from "../../../shared/markup/escape.ts";
import { type HtmlSetup, renderHtmlDocument } from "../../render/html-document.ts";
import { toIconAddress } from "../../render/icon-address.ts";
import { loadSiteTemplate } from "../../render/site-template.ts";

/** A document without a page: it has what all pages have, and the browser shows the page of the address in it. */
export async function createEmptyDocument(
  { siteConfig, baseUrl, i18n }: LoadContext,
  setup: HtmlSetup,
): Promise<string> {
  const { htmlLang = "en", direction = "ltr" } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const { favicon } = siteConfig;
  const title = escapeText(siteConfig.title);
  const icon = favicon === undefined ? "" : escapeAttribute(toIconAddress(favicon, baseUrl));
  const head = {
    title,
    html: [
      '<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">',
      icon && `<link data-rh="true" rel="icon" href="${icon}">`,
      `<title data-rh="true">${title}</title>`,
    ].join("\n"),
    styles: "",
    htmlAttributes: `lang="${escapeAttribute(htmlLang)}" dir="${escapeAttribute(direction)}" data-has-hydrated="false"`,
    bodyAttributes: "",
    noIndex: false,
    hasGenerator: false,
  };
  const template = await loadSiteTemplate(setup.template);
  return renderHtmlDocument({ setup, head, body: [], shared: [], template }).join("");
}
