// Names the modules that sites import, each with the types that its source has been compiled to. As ambient
// modules they are there for any site, whichever of upstream's packages it has installed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Which declarations stand for which modules; `$1` is what the name ends with. The first one counts. */
const SOURCES = [
  [/^types\/([\w-]+)$/, "@docusaurus/$1"],
  [/^node\/plugins\/upstream\/([\w-]+)-server$/, "@docusaurus/$1/server"],
  [/^node\/plugins\/upstream\/([\w-]+)(?<!-server)$/, "@docusaurus/$1"],
  [/^theme\/common\/index$/, "@docusaurus/theme-common"],
  [/^theme\/common\/(internal)$/, "@docusaurus/theme-common/$1"],
  [/^theme\/common\/details$/, "@docusaurus/theme-common/Details"],
  [/^client\/own\/(\w+)$/, "velosaur/client/$1"],
  [/^client\/exports\/([\w-]+)$/, "@docusaurus/$1"],
  [/^client\/exports\/([\w-]+\/client)$/, "@docusaurus/$1"],
  [/^theme\/([A-Z].*)\/index$/, "@theme/$1"],
  [/^theme\/(prism-include-languages)$/, "@theme/$1"],
];
/** What isn't compiled: files that sites import, and modules that the engine makes. */
const REFERENCES = ["./site.d.ts", "../ambient.d.ts"];
const ENDING = ".d.ts";
/** This file and what it leans on; what stands in for modules under other names. */
const NO_MODULES = new Set([
  "types/client",
  "types/index",
  "types/site",
  "types/modules",
  "node/plugins/upstream/translate",
  "node/plugins/upstream/types-only",
]);

export function writeModuleTypes(target, packagesDir) {
  const declared = new Map();
  for (const [pattern, replacement] of SOURCES) {
    for (const file of listDeclarations(target).filter((name) => pattern.test(name))) {
      const name = file.replace(pattern, replacement);
      if (!declared.has(name)) declared.set(name, describeModule(target, file));
    }
  }
  for (const file of findImported(path.join(packagesDir, "velosaur/src"))) {
    const name = file
      .replace(/^shared\//, "velosaur/$&")
      .replace(/^theme\/(.*?)(?:\/index)?$/, "@theme/$1");
    if (!declared.has(name)) declared.set(name, describeModule(target, file));
  }
  for (const [name, body] of describeAddOns(packagesDir))
    if (!declared.has(name)) declared.set(name, body);
  const text = [...declared].flatMap(([name, body]) =>
    withLayers(name).map((layer) => `\ndeclare module "${layer}" {\n${body}}\n`),
  );
  const head = REFERENCES.map(
    (file) => `/// <reference path="${file}" />
`,
  ).join("");
  writeFileSync(path.join(target, `types/modules${ENDING}`), head + text.join(""));
}

/** What components lean on in `shared` and in the theme, as copies of them do. Nothing else is to be leant on. */
function findImported(sourceDir) {
  const files = readdirSync(path.join(sourceDir, "theme"), { recursive: true })
    .filter((name) => /^[A-Z].*\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => `theme/${name.replaceAll(path.sep, "/")}`);
  const imported = files.flatMap((file) =>
    [...readFileSync(path.join(sourceDir, file), "utf8").matchAll(IMPORT)].map(([, source]) =>
      path.posix.join(path.posix.dirname(file), source),
    ),
  );
  return [...new Set(imported)].filter((name) => /^(?:shared|theme)\//.test(name)).toSorted();
}

/** Of another folder: those beside a component are copied with it. */
const IMPORT = /"((?:\.\.\/)+[^"]+)\.tsx?"/g;

/** Without ending, with slashes, in order. */
function listDeclarations(target) {
  return readdirSync(target, { recursive: true })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length).replaceAll(path.sep, "/"))
    .filter((name) => !NO_MODULES.has(name))
    .toSorted();
}

/** What a component wraps has the types of the component. */
function withLayers(name) {
  const hasLayers = /^@theme\/(?:[A-Z]|prism-)/.test(name);
  const scopes = hasLayers ? ["@theme/", "@theme-original/", "@theme-init/"] : ["@theme/"];
  return scopes.map((scope) => name.replace("@theme/", scope));
}

const describeModule = (target, file) =>
  describeSource(`velosaur/declarations/${file.replace(/^node\/plugins\//, "")}`, {
    text: readFileSync(path.join(target, file + ENDING), "utf8"),
    isComponent: isComponent(file),
  });

/** Components of the add-ons, which have types where the add-on is installed. */
const describeAddOns = (packagesDir) =>
  readdirSync(packagesDir).flatMap((folder) => {
    const themeDir = path.join(packagesDir, folder, "src/theme");
    if (folder === "velosaur" || !existsSync(themeDir)) return [];
    return listComponents(themeDir).map((name) => {
      const text = readFileSync(path.join(themeDir, name, "index.tsx"), "utf8");
      const module = `velosaur-${folder}/theme/${name}`;
      return [`@theme/${name}`, describeSource(module, { text, isComponent: true })];
    });
  });

const listComponents = (themeDir) =>
  readdirSync(themeDir, { recursive: true })
    .filter((file) => path.basename(file) === "index.tsx")
    .map((file) => path.dirname(file).replaceAll(path.sep, "/"))
    .toSorted();

function describeSource(module, { text, isComponent }) {
  const source = JSON.stringify(module);
  const hasDefault = /\bdefault\b(?! as )/.test(text);
  const lacksProps = isComponent && hasDefault && !EXPORTS_PROPS.test(text);
  const main = lacksProps ? withProps(source) : `  export { default } from ${source};\n`;
  return `  export * from ${source};\n${hasDefault ? main : ""}`;
}

const isComponent = (file) => /^theme\/[A-Z]/.test(file);

const EXPORTS_PROPS = /\bexport (?:interface|type) Props\b|\bexport (?:type )?\{[^}]*\bProps\b/;

/** A copy of the component asks for the type of what it takes; most of ours say it in place. */
const withProps = (source) => `  import Component from ${source};
  export { Component as default };
  export type Props = import("react").ComponentProps<typeof Component>;
`;
