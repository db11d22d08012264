import { expect, test } from "vitest";
import { createStaticHistory } from "../router/history.ts";
import type { RouterState } from "../router/router-context.ts";
import type { LoadedPage } from "./load-page.ts";
import { toPageRouter } from "./page-router.ts";

const find = (pathname: string, path: string): string => {
  const history = createStaticHistory(pathname);
  const match = { path: "/", url: "/", isExact: false, params: {} };
  const router: RouterState = { history, location: history.location, match };
  return toPageRouter(router, { route: { path } } as LoadedPage).location.pathname;
};

test.each([
  ["/404.html", "/404.html", "/404"],
  ["/base/404.html", "/base/404.html", "/base/404"],
  ["/nowhere", "*", "/nowhere"],
  ["/a.html", "/a.html", "/a.html"],
])("components at %s, the page for %s, find themselves at %s", (pathname, path, found) => {
  expect(find(pathname, path)).toBe(found);
});
