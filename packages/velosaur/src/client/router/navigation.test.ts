import { expect, test, vi } from "vitest";

import type { PagePayload } from "../../shared/payload.ts";
import type { LoadedPage } from "../page/load-page.ts";
import { createStaticHistory, type History, type HistoryListener } from "./history.ts";
import type { Location } from "./location.ts";
import { createNavigation } from "./navigation.ts";
import { createViewStore, firstView } from "./view-store.ts";

const payloadOf = (path: string, build = "one") =>
  ({ build, levels: [{ path }] }) as unknown as PagePayload;
const pageOf = (payload: PagePayload): LoadedPage => ({
  payload,
  site: {} as LoadedPage["site"],
  contents: [],
  route: { path: payload.levels[0]!.path, exact: true, component: () => null, props: {} },
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

interface Setup {
  at?: string;
  /** Where the history went before anything followed it. */
  ahead?: string;
  first?: string;
  payloads?: Record<string, PagePayload | null | Error | Promise<PagePayload>>;
}

function setUp({ at = "/a", ahead, first = at, payloads = {} }: Setup) {
  let location: Location = createStaticHistory(at).location;
  let listener: HistoryListener = () => {};
  const history = {
    get location() {
      return location;
    },
    get place() {
      return { index: 0, location };
    },
    action: "PUSH",
    listen: (given: HistoryListener) => {
      listener = given;
    },
  } as unknown as History;
  const reload = vi.fn();
  const onEnd = vi.fn();
  const fetchPayload = vi.fn(async (pathname: string) => {
    const payload = payloads[pathname];
    if (payload instanceof Error) throw payload;
    return payload ?? null;
  });
  const load = vi.fn(async (payload: PagePayload) => pageOf(payload));
  const views = createViewStore(firstView(pageOf(payloadOf(first)), history, "/"));
  if (ahead) location = { ...location, pathname: ahead, key: ahead };
  const navigation = createNavigation({
    views,
    history,
    loader: { load },
    source: {
      addressOf: (pathname) => `${pathname.replace(/\/$/, "")}.json`,
      isPrefixed: (pathname) => pathname.startsWith("/requests/"),
      fetchPayload,
      keep: () => {},
      clear: () => {},
    },
    onStart: () => {},
    onEnd,
    onLeave: () => {},
    reload,
  });
  const go = (path: string) => {
    const { pathname, search, hash } = new URL(path, "https://site.test");
    location = { pathname, search, hash, state: undefined, key: path };
    listener(location, "PUSH");
  };
  const shown = () =>
    `${navigation.view.page.route.path} at ${navigation.view.location.pathname}${navigation.view.location.search}`;
  return { views, navigation, go, shown, reload, onEnd, fetchPayload, load };
}

test("shows a page once it is loaded", async () => {
  const { go, shown, onEnd, reload } = setUp({ payloads: { "/b": payloadOf("/b") } });
  go("/b");
  expect(shown()).toBe("/a at /a");
  await settle();
  expect(shown()).toBe("/b at /b");
  expect(onEnd).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("a page is prepared without being shown, unless it needs a document of its own", async () => {
  const { navigation, shown, load, reload } = setUp({
    payloads: { "/b": payloadOf("/b"), "/newer": payloadOf("/newer", "two") },
  });
  await navigation.prepare("/b");
  await navigation.prepare("/newer");
  await navigation.prepare("/gone");
  expect(load.mock.calls).toEqual([[payloadOf("/b")]]);
  expect(shown()).toBe("/a at /a");
  expect(reload).not.toHaveBeenCalled();
});

test("query and hash of the same page need no payload", () => {
  const { go, shown, fetchPayload } = setUp({});
  go("/a?q=1");
  expect(shown()).toBe("/a at /a?q=1");
  expect(fetchPayload).not.toHaveBeenCalled();
});

test("a page is shown at its own path, however it is spelt", async () => {
  const { go, shown } = setUp({ payloads: { "/b/index.html": payloadOf("/b/") } });
  go("/b/index.html");
  await settle();
  expect(shown()).toBe("/b/ at /b/");
});

test("a newer navigation cancels an older one", async () => {
  let arrive = (_payload: PagePayload) => {};
  const slow = new Promise<PagePayload>((resolve) => {
    arrive = resolve;
  });
  const { go, shown } = setUp({ payloads: { "/slow": slow, "/b": payloadOf("/b") } });
  go("/slow");
  go("/b");
  await settle();
  arrive(payloadOf("/slow"));
  await settle();
  expect(shown()).toBe("/b at /b");
});

test("going back while a page loads keeps the page", async () => {
  const { go, shown } = setUp({ payloads: { "/b": payloadOf("/b") } });
  go("/b");
  go("/a");
  await settle();
  expect(shown()).toBe("/a at /a");
});

test.each([
  ["there is no payload", null],
  ["the site has been deployed anew", payloadOf("/b", "two")],
])("loads a new document when %s", async (_reason, payload) => {
  const { go, shown, reload } = setUp({ payloads: { "/b": payload } });
  go("/b");
  await settle();
  expect(reload.mock.calls).toEqual([[]]);
  expect(shown()).toBe("/a at /a");
});

test("a failure is the reason for a new document", async () => {
  const failure = new Error("no network");
  const { go, reload, shown } = setUp({ payloads: { "/b": failure } });
  go("/b");
  await settle();
  expect(reload.mock.calls).toEqual([[failure]]);
  expect(shown()).toBe("/a at /a");
});

test("catches up with a history that has gone ahead", async () => {
  const { navigation, shown } = setUp({ ahead: "/b", payloads: { "/b": payloadOf("/b") } });
  expect(shown()).toBe("/a at /a");
  navigation.catchUp();
  await settle();
  expect(shown()).toBe("/b at /b");
});

test("where nothing has happened there is nothing to catch up with", async () => {
  const { navigation, fetchPayload } = setUp({});
  navigation.catchUp();
  await settle();
  expect(fetchPayload).not.toHaveBeenCalled();
});

test("a 404 page hydrates at its own path, then takes the one it was served for", async () => {
  const { navigation, shown } = setUp({ at: "/nowhere", first: "*" });
  expect(shown()).toBe("* at /404.html");
  navigation.catchUp();
  await settle();
  expect(shown()).toBe("* at /nowhere");
});

test("a 404 page served for a path below a prefix gives way to the page", async () => {
  const { navigation, shown } = setUp({
    at: "/requests/7",
    first: "*",
    payloads: { "/requests/7": payloadOf("/requests/7") },
  });
  navigation.catchUp();
  await settle();
  expect(shown()).toBe("/requests/7 at /requests/7");
});

/** A payload that arrives when the test says so. */
function wait() {
  let arrive = (_payload: PagePayload) => {};
  const payload = new Promise<PagePayload>((resolve) => {
    arrive = resolve;
  });
  return { payload, arrive };
}

test("a page that is edited on its way is asked for again", async () => {
  const { payload, arrive } = wait();
  const payloads: Setup["payloads"] = { "/b": payload };
  const { navigation, go, views, onEnd } = setUp({ payloads });
  go("/b");
  const edited = { ...payloadOf("/b"), documents: ["edited"] } as unknown as PagePayload;
  payloads["/b"] = edited;
  await navigation.refresh(false);
  arrive(payloadOf("/b"));
  await settle();
  expect(views.view.page.payload).toBe(edited);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("of two edits the later one is shown, though the answer to the earlier one comes last", async () => {
  const { payload, arrive } = wait();
  const payloads: Setup["payloads"] = { "/a": payload };
  const { navigation, shown } = setUp({ payloads });
  const earlier = navigation.refresh(true);
  payloads["/a"] = payloadOf("/second");
  await navigation.refresh(true);
  arrive(payloadOf("/first"));
  await earlier;
  expect(shown()).toBe("/second at /a");
});

test("an edited page is fetched again and shown in place, if it is another then", async () => {
  const payloads = { "/a": payloadOf("/a") };
  const { views, navigation, fetchPayload } = setUp({ payloads });
  const listener = vi.fn();
  views.subscribe(listener);
  await navigation.refresh(false);
  expect(fetchPayload).not.toHaveBeenCalled();
  await navigation.refresh(true);
  expect(fetchPayload).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledTimes(1);
  payloads["/a"] = payloadOf("/edited");
  await navigation.refresh(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
