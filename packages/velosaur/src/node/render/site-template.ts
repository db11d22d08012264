import { findStackPlace } from "../config/load-error.ts";
import { AuthorError } from "../system/author-error.ts";

/** What upstream hands to `ssrTemplate`, as `it`. Finished HTML, but for the lists and the flag. */
export interface TemplateParts {
  appHtml: string;
  baseUrl: string;
  htmlAttributes: string;
  bodyAttributes: string;
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
  metaAttributes: string[];
  /** Empty, as is the next: the tags of both stand in `headTags`, with attributes of their own. */
  scripts: string[];
  stylesheets: string[];
  noIndex: boolean;
  version: string;
}

export type SiteTemplate = (parts: TemplateParts) => string;

/** A site's own document around its pages, in the syntax of Eta: few have one. */
export async function loadSiteTemplate(
  template: string | undefined,
): Promise<SiteTemplate | undefined> {
  if (template === undefined) return undefined;
  const { compile, config } = await import("eta");
  try {
    const run = compile(closeUpContent(addHtmlAttributes(template.trim())), { rmWhitespace: true });
    return (parts) => render(() => run(parts, config));
  } catch (error) {
    throw createFailure("can't be read", error);
  }
}

/** React would take a line break around the page for a part of it that differs from what it renders. */
const closeUpContent = (template: string): string =>
  template.replace(/>\s*(<%~\s*it\.appHtml\s*%>)\s*</g, ">$1<");

const REPLACED = /\s(?:lang|dir|class)=(?:"[^"]*"|'[^']*')/g;

/** Upstream's browser sets them whatever the template says; here they are in the HTML. What they say goes first there, too. */
const addHtmlAttributes = (template: string): string =>
  /\bhtmlAttributes\b/.test(template)
    ? template
    : template.replace(
        /<html\b([^>]*)>/i,
        (_, own: string) => `<html <%~ it.htmlAttributes %>${own.replace(REPLACED, "")}>`,
      );

function render(run: () => string): string {
  try {
    return run();
  } catch (error) {
    throw createFailure("failed", error);
  }
}

const createFailure = (what: string, error: unknown): Error =>
  new AuthorError(
    {
      severity: "error",
      message: `The \`ssrTemplate\` of the configuration ${what}: ${error instanceof Error ? error.message : String(error)}`,
      ...findStackPlace(error),
    },
    { cause: error },
  );
