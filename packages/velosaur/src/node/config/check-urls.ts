import type { Diagnostic } from "../system/diagnostic.ts";

const toError = (keyPath: string, message: string, hint?: string): Diagnostic => ({
  severity: "error",
  keyPath,
  message,
  ...(hint !== undefined && { hint }),
});

/** Scheme and host. Upstream takes any number of slashes between them, as a browser does. */
export const toSiteUrl = (url: string): string =>
  url.replace(/^(https?:)\/*/i, "$1//").replace(/\/+$/, "");

const checkUrl = (url: string, keyPath: string): Diagnostic[] => {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return [
      toError(
        keyPath,
        `\`${keyPath}\` must be a whole address, not "${url}".`,
        `Write the scheme and the host, such as "https://${url.replaceAll(/^\/+|\/+$/g, "") || "example.com"}".`,
      ),
    ];
  }
  if (parsed.pathname === "/") return [];
  const { origin, pathname } = parsed;
  const key = keyPath.replace(/url$/, "baseUrl");
  return [
    toError(
      keyPath,
      `\`${keyPath}\` must not have a path, but has "${pathname}".`,
      `Put the path into \`${key}\`: url: "${origin}", baseUrl: "${pathname.replace(/\/*$/, "/")}".`,
    ),
  ];
};

const checkBaseUrl = (baseUrl: string, keyPath: string): Diagnostic[] =>
  /^[a-z][a-z\d+.-]*:|^\/\//i.test(baseUrl)
    ? [
        toError(
          keyPath,
          `\`${keyPath}\` must be a path, not "${baseUrl}".`,
          "The scheme and the host go into `url`.",
        ),
      ]
    : [];

interface Addresses {
  url: string;
  baseUrl: string;
  i18n: {
    localeConfigs: Record<string, { url?: string | undefined; baseUrl?: string | undefined }>;
  };
}

/** `url` holds scheme and host, `baseUrl` the path: for the site and for each locale that has its own. */
export const checkUrls = ({ url, baseUrl, i18n }: Addresses): Diagnostic[] => [
  ...checkUrl(url, "url"),
  ...checkBaseUrl(baseUrl, "baseUrl"),
  ...Object.entries(i18n.localeConfigs).flatMap(([locale, config]) => [
    ...(config.url === undefined ? [] : checkUrl(config.url, `i18n.localeConfigs.${locale}.url`)),
    ...(config.baseUrl === undefined
      ? []
      : checkBaseUrl(config.baseUrl, `i18n.localeConfigs.${locale}.baseUrl`)),
  ]),
];
