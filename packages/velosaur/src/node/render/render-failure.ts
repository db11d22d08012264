import type { Diagnostic } from "../system/diagnostic.ts";
import type { RenderTask } from "./render-task.ts";

/** An error that a component threw while a page was rendered: names the page, the component and the cause. */
export function describeRenderFailure(error: unknown, task: RenderTask): Diagnostic {
  const cause = error instanceof Error ? error : new Error(String(error));
  const component = findComponent(cause);
  const filePath = task.documents[0]?.record.filePath;
  return {
    severity: "error",
    message: `The page ${task.routePath} could not be rendered: ${component ? `<${component}> threw ` : ""}"${cause.message}".`,
    ...(filePath && { filePath }),
    hint: hintFor(cause, component),
  };
}

/** The innermost component of React's stack: `\n    at Chart (…)`. */
function findComponent(error: Error): string | undefined {
  const stack = (error as { componentStack?: string }).componentStack;
  return stack ? /\bat (\w+)/.exec(stack)?.[1] : undefined;
}

function hintFor({ message }: Error, component = ""): string | undefined {
  // That says itself what to do.
  if (/ has no default export\b/.test(message)) return undefined;
  const browserGlobal =
    /^(window|document|localStorage|sessionStorage|navigator) is not defined$/.exec(message)?.[1];
  if (!browserGlobal && component.endsWith("NavbarItem"))
    return "Every page shows the navbar. See to this item of `themeConfig.navbar.items` in the site's configuration.";
  return browserGlobal
    ? `Pages are rendered in Node, which has no \`${browserGlobal}\`. Use it in an effect, or wrap the component in <BrowserOnly>.`
    : "Pages are rendered in Node at build time: see whether the component works without a browser.";
}
