import { addBaseUrl, stripBaseUrl } from "../../../shared/url/base-url.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { comparablePathname, encodePathname, splitHref } from "../../../shared/url/pathname.ts";
import { toSafeFile } from "../../../shared/url/safe-file.ts";
import { applyTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import { NOT_FOUND_PATH } from "../../../shared/url/not-found.ts";
import type { PluginModule, PostBuildProps, RouteConfig } from "../../contract/contract.ts";
import { locateOptions } from "../../contract/locate-options.ts";
import { validateOptionsWith } from "../../contract/validate-with.ts";
import { type CheckedRedirects, checkRedirects } from "./check-redirects.ts";
import { collectRedirects, type Redirect } from "./collect-redirects.ts";
import { optionsSchema, type RedirectsOptions } from "./options.ts";
import { REDIRECT_SCRIPT, REDIRECT_SCRIPT_FILE, renderRedirectPage } from "./redirect-page.ts";

const NAME = "docusaurus-plugin-client-redirects";

/** Pages that send visitors of old addresses on. A static host needs to know nothing of them. */
const createPlugin: PluginModule = (_context, given) => {
  const options = given as unknown as RedirectsOptions;
  return {
    name: NAME,
    postBuild: (props) => {
      const { redirects, diagnostics } = findRedirects(options, props);
      const self = props.plugins.find(({ name, id }) => name === NAME && id === options.id);
      locateOptions(diagnostics, self).forEach(props.report);
      for (const redirect of redirects) emitRedirect(redirect, props);
      if (redirects.length > 0) props.emitFile(REDIRECT_SCRIPT_FILE, REDIRECT_SCRIPT);
    },
  };
};

export const clientRedirectsPlugin: PluginModule = Object.assign(createPlugin, {
  validateOptions: validateOptionsWith(optionsSchema),
});

function findRedirects(options: RedirectsOptions, props: PostBuildProps): CheckedRedirects {
  const { baseUrl, siteConfig } = props;
  const routePaths = props.routesPaths
    .map((path) => stripBaseUrl(path, baseUrl))
    .filter((path) => path !== `/${NOT_FOUND_PATH}`);
  const collected = collectRedirects(options, routePaths);
  const checked = checkRedirects(collected.redirects, {
    routePaths,
    isTaken: createTakenTest(routePaths, props),
    onDuplicateRoutes: siteConfig.onDuplicateRoutes,
  });
  return { ...checked, diagnostics: [...collected.diagnostics, ...checked.diagnostics] };
}

function createTakenTest(routePaths: readonly string[], props: PostBuildProps) {
  const pages = new Set(routePaths.map(comparablePathname));
  const prefixes = listPrefixes(props.routes).map((path) =>
    comparablePathname(stripBaseUrl(path, props.baseUrl)),
  );
  return (path: string): boolean => {
    const pathname = comparablePathname(path);
    return (
      pages.has(pathname) ||
      prefixes.some((prefix) => pathname.startsWith(`${prefix}/`)) ||
      props.hasFile(toSafeFile(path)) ||
      props.hasFile(fileOf(path, props))
    );
  };
}

const listPrefixes = (routes: readonly RouteConfig[]): string[] =>
  routes.flatMap((route) => {
    if (route.routes) return listPrefixes(route.routes);
    return route.exact === false ? [route.path] : [];
  });

function emitRedirect({ from, to }: Redirect, props: PostBuildProps): void {
  const { siteConfig, i18n, baseUrl, emitFile } = props;
  const href = toHref(to, props);
  emitFile(
    fileOf(from, props),
    renderRedirectPage({
      href,
      canonical: new URL(href, siteConfig.url).href,
      script: addBaseUrl(REDIRECT_SCRIPT_FILE, baseUrl),
      htmlLang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    }),
  );
}

function toHref(to: string, { siteConfig, baseUrl, hasFile }: PostBuildProps): string {
  if (!to.startsWith("/")) return new URL(to).href;
  const { trailingSlash } = siteConfig;
  const { pathname, search, hash } = splitHref(to);
  const path = addBaseUrl(pathname, baseUrl);
  const isFile = hasFile(toSafeFile(pathname));
  const href = isFile ? path : applyTrailingSlash(path, { trailingSlash, baseUrl });
  return encodePathname(href) + search + hash;
}

/** A folder's index answers for the old address with a slash, too, whatever addresses pages have. */
function fileOf(path: string, { baseUrl }: PostBuildProps): string {
  return outputFile({ routePath: addBaseUrl(path, baseUrl), trailingSlash: undefined, baseUrl });
}
