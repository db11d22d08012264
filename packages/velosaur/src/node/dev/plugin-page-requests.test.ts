import { expect, test } from "vitest";
import { isViteRequest } from "./plugin-page-requests.ts";

test.each<[string, boolean]>([
  ["/base/@vite/client", true],
  ["/base/@fs/site/node_modules/react/index.js", true],
  ["/base/@id/__x00__virtual:velosaur/document/1.jsx?t=1", true],
  ["/base/@react-refresh", true],
  ["/base/node_modules/.vite/deps/react.js?v=1", true],
  ["/base/src/pages/index.tsx", true],
  ["/base/src/css/custom.css?direct", true],
  ["/base/src/x.module.scss", true],
  ["/base/img/x.png?import", true],
  ["/base/img/x.png?import&url", true],
  ["/@vite/client", true],
  ["/base/", false],
  ["/base/docs/intro", false],
  ["/base/docs/@scope/x", false],
  ["/base/img/x.png", false],
  ["/base/docs/v1.2/", false],
  ["/base/_payload/docs/intro.json", false],
  ["/base/docs/next.js/", false],
  ["/base/search?q=import", false],
])("%s: %s", (url, expected) => {
  expect(isViteRequest(url, "/base/")).toBe(expected);
});
