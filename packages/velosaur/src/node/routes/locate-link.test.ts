import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { expect, test } from "vitest";
import { createLinkLocator } from "./locate-link.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "locate-link-"));
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const home = write(
  "home.tsx",
  'const docs = "/docs/here/too";\n\n  <Link to="/docs/here">Here</Link>;\n<Link to="/a?b=c#d" />\n<a href={"/"}>Home</a>',
);
const doc = write("doc.mdx", "# Doc\n\n<Card to={`/docs/doc`} />\n");
const config = write(
  "config.js",
  "export default { baseUrl: '/', items: [{ to: '/docs/shared/' }] };\n",
);
const authors = write("authors.json", '{ "url": "/base/a%20b" }\n');
const many = Array.from({ length: 6 }, (_, index) => write(`many-${index}.js`, '"/everywhere"'));

const locate = createLinkLocator({
  baseUrl: "/base/",
  listPageFiles: (routePath) => (routePath === "/base/" ? [home] : [doc]),
  listSharedFiles: () => [config, authors, ...many, path.join(folder, "gone.js")],
});
const places = (href: string, routePath: string): string[] =>
  locate(href, routePath).map(({ filePath, line, column }) =>
    [path.basename(filePath), line, column].filter(Boolean).join(":"),
  );

test.each([
  ["in the page's own file, as a whole", "/base/docs/here/", "/base/", ["home.tsx:3:13"]],
  ["with query and hash", "/base/a/?b=c#d", "/base/", ["home.tsx:4:11"]],
  ["in a document", "/base/docs/doc/", "/base/doc/", ["doc.mdx:3:12"]],
  ["in the configuration", "/base/docs/shared/", "/base/doc/", ["config.js:1:47"]],
  ["with the base URL, encoded", "/base/a b/", "/base/doc/", ["authors.json:1:11"]],
  ["in the page's own file, to the home page", "/base/", "/base/", ["home.tsx:5:11"]],
  ["nowhere, though there are slashes", "/base/", "/base/doc/", []],
  ["nowhere: the component of the page", "/base/made/", "/base/", ["home.tsx"]],
  ["nowhere, on the page of a document", "/base/made/", "/base/doc/", []],
  ["in too many files to tell", "/base/everywhere/", "/base/doc/", []],
])("a link that stands %s", (_, href, routePath, expected) => {
  expect(places(href, routePath)).toEqual(expected);
});
