import path from "../system/path.ts";
import { build, type InlineConfig, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { dataImagesPlugin, ownStylesPlugin } from "./plugin-own-styles.ts";
import { createScopedClassName } from "./scoped-class-name.ts";

const author = path.join(engineDir, "theme/Blog/Components/Author");
const scopedClassName = createScopedClassName("/site");
const component = path.join(author, "virtual-component.js");

/** What a component of the engine becomes that shows these class names. */
async function bundle(code: string, plugins: InlineConfig["plugins"] = []) {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    css: { modules: { generateScopedName: scopedClassName } },
    plugins: [
      {
        name: "component",
        resolveId: (id) => (id === component ? id : null),
        load: (id) => (id === component ? code : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: component, formats: ["es"] },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const css = output.find(({ fileName }) => fileName.endsWith(".css"));
  return { js: output[0].code, css: css?.type === "asset" ? String(css.source) : "" };
}

const named =
  'import * as styles from "./styles.module.css"; console.log(styles.author, styles["author-as-h1"]);';

test("a component of the engine gets its class names, and the page the rules of them", async () => {
  const { js, css } = await bundle(named, [ownStylesPlugin({ scopedClassName, side: "client" })]);
  for (const key of ["author", "author-as-h1"]) {
    const name = scopedClassName(key, path.join(author, "styles.module.css"));
    expect(js).toContain(`"${name}"`);
    expect(css).toContain(`.${name}`);
  }
});

test("class names are those that Vite makes", async () => {
  const plain = 'import styles from "./styles.module.css"; console.log(JSON.stringify(styles));';
  const namesOf = (js: string): string[] =>
    [...new Set(js.match(/[\w-]+_[\w-]{5}(?=")/g))].toSorted();
  const own = await bundle(plain, [ownStylesPlugin({ scopedClassName, side: "client" })]);
  const vite = await bundle(plain);
  expect(namesOf(own.js)).not.toEqual([]);
  expect(namesOf(own.js)).toEqual(namesOf(vite.js));
});

test("images in the engine's stylesheets stay as they are", async () => {
  const seen: string[] = [];
  const spy = {
    name: "spy",
    enforce: "pre" as const,
    transform: {
      filter: { id: /code\.css$/ },
      handler: (code: string) => void seen.push(code),
    },
  };
  const { css } = await bundle(
    `import ${JSON.stringify(path.join(engineDir, "theme/styles/code.css"))};`,
    [dataImagesPlugin(), spy],
  );
  expect(seen.join()).not.toContain("url(");
  expect(css).toMatch(/url\(['"]?data:image/);
  expect(css).not.toContain("URL(");
});
