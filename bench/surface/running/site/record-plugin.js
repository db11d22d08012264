import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe } from "./describe.mjs";

/** Writes down what a plugin is given. */
export function recordPlugin(context, options) {
  const { siteDir, i18n } = context;
  const folder = path.join(siteDir, "recorded");
  const normalize = (text) =>
    text
      .replaceAll(siteDir, "<site>")
      .replace(/^\/.*\/node_modules\//, "<packages>/")
      .replace(/^\d+\.\d+\.\d+$/, "<version>");
  const record = (name, value) => {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${i18n.currentLocale}-${name}.json`);
    writeFileSync(file, JSON.stringify(describe(value, normalize)));
  };
  record("context", context);
  record("options", options);
  return {
    name: "record",
    loadContent: () => ({ boats: 40 }),
    contentLoaded({ content, actions }) {
      record("contentLoaded", { content, actions });
      actions.setGlobalData({ boats: content.boats });
      actions.addRoute({
        path: `${context.baseUrl}recorded`,
        component: "@site/src/Recorded.js",
        props: { boats: content.boats },
        exact: true,
      });
    },
    allContentLoaded({ allContent, actions }) {
      record("allContent", allContent);
      record("allContentLoaded", { actions });
    },
    postBuild: (props) => record("postBuild", shorten(props)),
  };
}

/** Without what was recorded before; texts of a theme are its own. */
const shorten = ({ codeTranslations, plugins, ...props }) => ({
  ...props,
  codeTranslations: Object.keys(codeTranslations),
  plugins: plugins.map(({ content, routes, ...plugin }) => ({
    ...plugin,
    content: typeof content,
    routes: routes?.map(({ path }) => path),
  })),
});
