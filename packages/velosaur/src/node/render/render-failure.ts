import path from "../system/path.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { readInstalledVersion } from "../system/installed-version.ts";
import type { RenderTask } from "./render-task.ts";

/** An error that a component threw while a page was rendered: names the page, the component and the cause. */
export function describeRenderFailure(
  error: unknown,
  task: RenderTask,
  siteDir: string,
): Diagnostic {
  const cause = error instanceof Error ? error : new Error(String(error));
  const component = findComponent(cause);
  const filePath = task.documents[0]?.record.filePath;
  return {
    severity: "error",
    message: `The page ${task.routePath} could not be rendered: ${component ? `<${component}> threw ` : ""}"${cause.message}".`,
    ...(filePath && { filePath }),
    hint: hintFor(cause, { component, siteDir }),
  };
}

/** The innermost component of React's stack: `\n    at Chart (…)`. */
function findComponent(error: Error): string | undefined {
  const stack = (error as { componentStack?: string }).componentStack;
  return stack ? /\bat (\w+)/.exec(stack)?.[1] : undefined;
}

interface Failed {
  component: string | undefined;
  siteDir: string;
}

function hintFor({ message }: Error, { component = "", siteDir }: Failed): string | undefined {
  // That says itself what to do.
  if (/ has no default export\b/.test(message)) return undefined;
  if (message.endsWith(" does not export."))
    return "See what that module exports: the name may be spelled otherwise, or be its default export.";
  const browserGlobal =
    /^(window|document|localStorage|sessionStorage|navigator) is not defined$/.exec(message)?.[1];
  if (!browserGlobal && component.endsWith("NavbarItem"))
    return "Every page shows the navbar. See to this item of `themeConfig.navbar.items` in the site's configuration.";
  return browserGlobal
    ? `Pages are rendered in Node, which has no \`${browserGlobal}\`. Use it in an effect, or wrap the component in <BrowserOnly>.`
    : (hintForReact(siteDir) ??
        "Pages are rendered in Node at build time: see whether the component works without a browser.");
}

/** What React 18 did for a component, and what renders the page no longer does. */
function hintForReact(siteDir: string): string | undefined {
  const own = readInstalledVersion("react", path.join(siteDir, "package.json"));
  const engine = readInstalledVersion("react", import.meta.filename);
  if (own === undefined || engine === undefined || parseInt(own) >= parseInt(engine))
    return undefined;
  return `The site has React ${own}, but pages run with React ${engine}, which ignores the \`defaultProps\` of functions, and has no string refs and no \`findDOMNode\`. Give defaults where the function takes its props, and update packages that know React ${parseInt(own)} alone. If that isn't it: pages are rendered in Node at build time, without a browser.`;
}
