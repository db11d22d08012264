import type { BlogAuthor, BlogAuthorSocials } from "../../../shared/blog.ts";
import { joinPathname } from "../../../shared/url/pathname.ts";
import { toTagSlug } from "../shared/tags.ts";
import type { AuthorFields } from "./front-matter.ts";

/** What addresses of authors are made from. */
export interface AuthorPaths {
  baseUrl: string;
  /** Of the list of authors. */
  authorsListPath: string;
}

/** Where the accounts of a service lie. */
const SERVICES: Record<string, string> = {
  bluesky: "https://bsky.app/profile/",
  email: "mailto:",
  github: "https://github.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/in/",
  mastodon: "https://mastodon.social/@",
  stackoverflow: "https://stackoverflow.com/users/",
  threads: "https://www.threads.net/@",
  twitch: "https://twitch.tv/",
  twitter: "https://twitter.com/",
  x: "https://x.com/",
  youtube: "https://youtube.com/@",
};

const IS_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** An account's name becomes its address; an address stays as it is. YAML takes some names for numbers. */
export function toSocials(socials: Record<string, string | number>): BlogAuthorSocials {
  const addresses = Object.entries(socials).map(([name, given]) => {
    const known = name.toLowerCase();
    const base = Object.hasOwn(SERVICES, known) ? SERVICES[known] : undefined;
    const service = base === undefined ? name : known;
    const account = String(given);
    const isAddress = base === undefined || IS_ADDRESS.test(account);
    return [
      service,
      isAddress ? account : base + account.replace(/^@/, "") + (service === "linkedin" ? "/" : ""),
    ];
  });
  return Object.fromEntries(addresses) as BlogAuthorSocials;
}

/** An author as posts and pages have it. */
export function toAuthor(given: AuthorFields, paths: AuthorPaths): BlogAuthor {
  const { image_url: imageFromYaml, imageURL = imageFromYaml, page, socials, key, ...rest } = given;
  return {
    ...rest,
    ...(imageURL !== undefined && { imageURL: addBaseUrl(imageURL, paths.baseUrl) }),
    ...(socials && { socials: toSocials(socials) }),
    key: key ?? null,
    page: key === undefined ? null : toPage(key, page, paths),
  };
}

function toPage(
  key: string,
  page: AuthorFields["page"],
  { authorsListPath }: AuthorPaths,
): BlogAuthor["page"] {
  if (!page) return null;
  const name = typeof page === "object" ? page.permalink : toTagSlug(key);
  return { permalink: joinPathname(authorsListPath, name) };
}

const addBaseUrl = (url: string, baseUrl: string): string =>
  url.startsWith("/") && !url.startsWith("//") && !url.startsWith(baseUrl)
    ? joinPathname(baseUrl, url)
    : url;
