import type { Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";

/** What can go wrong in a browser alone, or is told to its visitor: messages of these files are needed there. */
const BROWSER_FAILURES = new RegExp(
  `/(?:${[
    "client/entry.browser",
    "client/exports/ErrorBoundary",
    "client/exports/plugin-content-(?:blog|docs)/(?:blog-contexts|docs-contexts|global-docs)",
    "client/page/(?:load-page|page-source)",
    "client/router/(?:load-styles|visit)",
    "theme/Navbar/Content/index",
    "theme/behaviors/copy-page",
    "theme/common/react",
  ].join("|")})\\.\\w+$`,
);
const STYLES = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Leaves out of the browser's code what only the build can have a use for. It renders every page, so
 * that an author's mistake is found and explained there. Class names of stylesheets are imported one
 * by one, instead of all in an object.
 */
export function leanThemePlugin(): Plugin[] {
  return [leanCodePlugin(), keepStylesPlugin()];
}

/** A stylesheet whose class names have all been put where they are used is still there for its rules. */
function keepStylesPlugin(): Plugin {
  return {
    name: "velosaur:keep-styles",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}

function leanCodePlugin(): Plugin {
  return {
    name: "velosaur:lean-theme",
    enforce: "pre",
    transform: {
      filter: { id: /\.(?:[jt]sx?)$/, code: /\bnew Error\(|\.module\.css"/ },
      async handler(code, id) {
        if (!id.startsWith(engineDir)) return null;
        const messages = BROWSER_FAILURES.test(id) ? [] : await findMessages(code, id);
        return {
          code: replaceRanges(code, messages).replace(STYLES, "import * as $1 from $2"),
          map: null,
        };
      },
    },
  };
}

async function findMessages(code: string, id: string): Promise<Replacement[]> {
  // Most files are here for their styles, and to parse one takes longer than all else that is done to it.
  if (!code.includes("new Error(")) return [];
  const { parseSync, Visitor } = await import("vite");
  const messages: Replacement[] = [];
  const visitor = new Visitor({
    NewExpression: ({ callee, arguments: [message] }) => {
      if (callee.type === "Identifier" && callee.name === "Error" && message)
        messages.push({ start: message.start, end: message.end, text: '"Invariant failed"' });
    },
  });
  visitor.visit(parseSync(id, code).program);
  return messages;
}
