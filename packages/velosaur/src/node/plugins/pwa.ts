import { isRecord } from "../config/schema-parts.ts";
import { ensureBaseUrl } from "../../shared/url/base-url.ts";
import { formatInstall } from "../system/package-manager.ts";
import { createAbsentPlugin } from "./absent-plugin.ts";
import type { HtmlTagObject, PluginModule } from "../contract/contract.ts";

const PACKAGE_NAME = "@docusaurus/plugin-pwa";
const ADD_ON = "velosaur-plugin-pwa";

/** Where the add-on isn't installed: icons and the manifest stand in the head; what works offline is missing. */
export const pwaPlugin: PluginModule = (context, options) => ({
  ...createAbsentPlugin(
    PACKAGE_NAME,
    `It can't be read offline. Install the package in the site's folder: ${formatInstall(ADD_ON, { folder: context.siteDir })}`,
    `needs the package ${ADD_ON}, which isn't installed`,
  )(),
  name: "docusaurus-plugin-pwa",
  injectHtmlTags: () => ({ headTags: readTags(options["pwaHead"], context.baseUrl) }),
});

const readTags = (given: unknown, baseUrl: string): HtmlTagObject[] =>
  (Array.isArray(given) ? given : []).filter(isRecord).map(({ tagName, ...attributes }) => ({
    tagName: String(tagName),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, toAddress(name, value, baseUrl)]),
    ) as HtmlTagObject["attributes"],
  }));

/** No address with a scheme, no colour, no list. */
const FILE = /^(?![a-z][\w+.-]*:|\/\/)[^\s(]*\.\w+$/i;

/** A file of the site is named without its base URL. */
const toAddress = (name: string, value: unknown, baseUrl: string): unknown => {
  const isFile = typeof value === "string" && FILE.test(value);
  return isFile && (name === "href" || name === "content")
    ? ensureBaseUrl(value.startsWith("/") ? value : `/${value}`, baseUrl)
    : value;
};
