import fs from "node:fs";
import path from "../../../system/path.ts";
import { joinPathname } from "../../../../shared/url/pathname.ts";
import { AuthorError } from "../../../system/author-error.ts";
import type { FeedType } from "../feed-options.ts";
import { DEFAULT_STYLESHEETS } from "./default-stylesheets.ts";
import type { FeedsRequest } from "./feeds-request.ts";

interface StylesheetRequest extends FeedsRequest {
  type: FeedType;
}

interface Stylesheet {
  name: string;
  text: string;
  /** A style file of the same name, which a site's own stylesheet may refer to. */
  css?: { name: string; text: string };
}

/** Lets browsers show a feed as a page, if the site wants it. Returns the name that the feed has to know. */
export function emitStylesheet(request: StylesheetRequest): string | undefined {
  const stylesheet = findStylesheet(request);
  if (!stylesheet) return undefined;
  const { options, props } = request;
  for (const file of [stylesheet, stylesheet.css]) {
    if (file) props.emitFile(joinPathname(options.routeBasePath, file.name).slice(1), file.text);
  }
  return stylesheet.name;
}

export function nameStylesheet(feed: string, name: string | undefined): string {
  if (name === undefined) return feed;
  const instruction = `<?xml-stylesheet type="text/xsl" href="${encodeURIComponent(name)}"?>`;
  return feed.replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n${instruction}`);
}

function findStylesheet({
  type,
  options,
  contentFolders,
}: StylesheetRequest): Stylesheet | undefined {
  const { xslt } = options.feedOptions;
  if (!xslt || type === "json") return undefined;
  const wanted = xslt === true ? true : xslt[type];
  if (!wanted) return undefined;
  if (wanted === true) return { name: `${type}.xsl`, text: DEFAULT_STYLESHEETS[type] };
  return readStylesheet(wanted, contentFolders);
}

function readStylesheet(name: string, folders: readonly string[]): Stylesheet {
  const file = folders
    .map((folder) => path.resolve(folder, name))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) {
    throw new AuthorError({
      severity: "error",
      message: `The stylesheet of a feed, "${name}", doesn't exist.`,
      keyPath: "feedOptions.xslt",
      hint: "The path is relative to the blog's folder. `true` stands for the built-in stylesheet.",
    });
  }
  const css = file.replace(/\.xslt?$/i, ".css");
  return {
    name: path.basename(file),
    text: fs.readFileSync(file, "utf8"),
    ...(css !== file &&
      fs.existsSync(css) && {
        css: { name: path.basename(css), text: fs.readFileSync(css, "utf8") },
      }),
  };
}
