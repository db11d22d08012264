// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import SearchPage from "@theme/SearchPage";
import { type ReactNode, use, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { RouterContext } from "../../client/router/router-context.ts";
import { type PageOptions, renderOnPage } from "../../testing/page.tsx";
import type { SearchAnswer, SearchHit, SearchRequest } from "../search/search-engine.ts";

const index = vi.hoisted(() => ({
  search: (_request: unknown): Promise<unknown> => Promise.reject(new Error("Nobody answers.")),
}));
vi.mock("../search/use-search-engine.ts", () => ({ useSearchEngine: () => index }));
vi.mock("../search/use-search-filters.ts", () => ({ useSearchFilters: () => "[]" }));
vi.mock("@theme/Layout", () => ({ default: ({ children }: { children: ReactNode }) => children }));
vi.mock("@docusaurus/theme-common", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  PageMetadata: ({ title }: { title: string }) => <p data-title={title} />,
  HtmlClassNameProvider: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@docusaurus/Head", () => ({ default: () => null }));

const plain = (text: string) => [{ text, isMarked: false }];
const hit = (url: string): SearchHit => ({
  url,
  headings: [plain("Guides"), [...plain("The "), { text: "first", isMarked: true }]],
  summary: plain(`Text of ${url}.`),
});

let asked: SearchRequest[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});

function open(
  address: string,
  answer: (request: SearchRequest) => Partial<SearchAnswer>,
  Provider?: PageOptions["Provider"],
) {
  index.search = async (request) => {
    asked.push(request as SearchRequest);
    return { hits: [], totalCount: 0, totalPages: 1, ...answer(request as SearchRequest) };
  };
  const themeConfig = { algolia: { appId: "a", apiKey: "b", indexName: "c" } };
  const page = renderOnPage(<SearchPage />, {
    address,
    themeConfig,
    ...(Provider && { Provider }),
  });
  return {
    ...page,
    wait: () => act(() => vi.advanceTimersByTimeAsync(300)),
    type: (value: string) => fireEvent.change(page.getByRole("searchbox"), { target: { value } }),
    field: () => (page.getByRole("searchbox") as HTMLInputElement).value,
    status: () => page.getByRole("status").textContent,
  };
}

test("without a query, the page asks for one", async () => {
  const { wait, getByRole, status, field } = open("/search", () => ({}));
  await wait();
  expect(getByRole("heading").textContent).toBe("Search the documentation");
  expect([field(), status()]).toEqual(["", ""]);
  expect(asked).toEqual([]);
});

test("the query of the address is looked for, what is found is a link with its place and its words", async () => {
  const { wait, container, getByRole, getAllByRole, field, status } = open(
    "/search?q=first",
    () => ({
      hits: [hit("/guides/one")],
      totalCount: 1,
    }),
  );
  expect(field()).toBe("first");
  expect(status()).toBe("Fetching new results...");
  await wait();
  expect(asked.map(({ query }) => query)).toEqual(["first"]);
  expect(status()).toBe("One document found");
  expect(getAllByRole("heading")[0]!.textContent).toBe('Search results for "first"');
  expect(container.querySelector("[data-title]")!.getAttribute("data-title")).toContain("first");
  expect(getByRole("link").getAttribute("href")).toBe("/guides/one");
  expect(getByRole("link").textContent).toBe("The first");
  expect(container.querySelector("mark")!.textContent).toBe("first");
  expect(getByRole("article").textContent).toBe("The firstGuidesText of /guides/one.");
});

test("what is typed stands in the address, and goes with its last letter", async () => {
  const { type, field, history, wait, status } = open("/search", () => ({ totalCount: 0 }));
  type("a b");
  expect(field()).toBe("a b");
  expect(new URLSearchParams(history.location.search).get("q")).toBe("a b");
  await wait();
  expect(status()).toBe("No results were found");
  type("");
  expect(history.location.search).toBe("");
  expect(field()).toBe("");
});

test("a way back or forward is followed by the field", async () => {
  const { history, field } = open("/search?q=one", () => ({}));
  act(() => history.push("/search?q=two"));
  expect(field()).toBe("two");
  act(() => history.replace("/search?q=one"));
  expect(field()).toBe("one");
});

test("on the way to another page, the query stays as it is", () => {
  /** The page that is shown while the next one is loaded. */
  function Shown({ children }: { children: ReactNode }): ReactNode {
    const router = use(RouterContext)!;
    const [location] = useState(router.location);
    return <RouterContext value={{ ...router, location }}>{children}</RouterContext>;
  }
  const { history, field } = open("/search?q=one", () => ({}), Shown);
  act(() => history.push("/other?q=two"));
  expect(field()).toBe("one");
});

test("more is shown when it is asked for, as long as there is more", async () => {
  const { wait, getByRole, queryByRole, getAllByRole, status } = open(
    "/search?q=x",
    ({ page }) => ({
      hits: [hit(`/page/${page}`)],
      totalCount: 2,
      totalPages: 2,
    }),
  );
  await wait();
  expect(status()).toBe("2 documents found");
  fireEvent.click(getByRole("button", { name: "Show more results" }));
  await wait();
  expect(getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/page/0",
    "/page/1",
  ]);
  expect(queryByRole("button")).toBeNull();
});

test("a search that fails says so, and what may help", async () => {
  const { wait, getByRole, status } = open("/search?q=x", () => {
    throw new Error("offline");
  });
  await wait();
  expect(getByRole("alert").textContent).toContain("Unable to fetch results");
  expect(getByRole("alert").textContent).toContain("check your network connection");
  expect(status()).toBe("");
});

test("a site without search shows nothing", () => {
  expect(renderOnPage(<SearchPage />, { address: "/search" }).container.textContent).toBe("");
});
