import path from "../../system/path.ts";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { openOutputFolder } from "../../output/output-folder.ts";
import type { RenderedFacts, RenderSetup, RenderTask } from "../../render/render-task.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import type { TaskExecutor } from "../../workers/threads.ts";
import { renderSite, type RenderSiteInput } from "./render-site.ts";

let home: string;
beforeEach(() => {
  home = writeSite({});
});
afterAll(removeSites);

const PAGES = 60;
/** The last one shows what the others don't. */
const LAST = `/${PAGES - 1}`;

interface RenderOptions {
  /** The thread says of the last page that the bundle lacks its code. */
  lacksCode?: boolean;
  runsCode?: RenderSiteInput["runsCode"];
  failure?: Error;
  /** Whether the last page reads the list of all docs, which lies there. */
  docs?: { isRead: boolean; url: string };
}

/** Renders pages, the last of which alone runs code, in a thread. */
async function render({
  lacksCode = false,
  runsCode = ({ route }) => route.path === LAST,
  failure,
  docs = { isRead: false, url: "/a.json" },
}: RenderOptions = {}) {
  const routePaths: string[] = [];
  const executor = {
    configure: () => Promise.resolve(),
    render: async ({ pages }) => {
      const all = pages.map(({ routePath }) => routePath);
      routePaths.push(...all);
      if (failure) throw failure;
      const isLacking = lacksCode && all.includes(LAST);
      const isMisjudged = (task: RenderTask) =>
        task.routePath === LAST && (task.docs?.shared !== undefined) !== docs.isRead;
      return {
        pages: pages
          .filter((task) => !isMisjudged(task))
          .map(({ routePath, docs: given }) => ({
            facts: {
              routePath,
              ...(given?.shared && { docs: given.shared.url }),
            } as RenderedFacts,
            place: { pack: "pack", start: 0, length: 0, hash: "", lengths: [] },
          })),
        programs: isLacking ? ["late.mdx"] : [],
        misjudged: pages.filter(isMisjudged).map(({ routePath }) => routePath),
      };
    },
  } as Partial<TaskExecutor> as TaskExecutor;
  const cacheDir = path.join(home, "cache");
  const { facts, programs } = await renderSite({
    context: { baseUrl: "/", siteConfig: {} } as LoadContext,
    pages: Array.from({ length: PAGES }, (_, index) => createPage(`/${index}`)),
    runsCode,
    link: () => [],
    docsLists: {
      find: (_levels, isRead) => ({
        level: 0,
        ...(isRead && { shared: { url: docs.url, file: docs.url } }),
      }),
    },
    output: await openOutputFolder({ outDir: path.join(home, "build"), cacheDir, foreign: [] }),
    executors: { provide: () => executor } as Partial<
      RenderSiteInput["executors"]
    > as RenderSiteInput["executors"],
    setup: {} as RenderSetup,
    siteKey: "site",
    cacheDir,
    onProgress: () => {},
  });
  return {
    routePaths,
    programs,
    facts: facts.map(({ routePath }) => routePath),
    lists: facts.flatMap((page) => page.docs ?? []),
  };
}

const createPage = (routePath: string): PagePlan =>
  ({ route: { path: routePath }, levels: [], moduleIds: [], documents: [] }) as Partial<
    Record<keyof PagePlan, unknown>
  > as PagePlan;

test("renders the pages that run code before the others, and tells of all in their order", async () => {
  const { routePaths, programs, facts } = await render();
  expect(routePaths[0]).toBe(LAST);
  expect(routePaths).toHaveLength(PAGES);
  expect(facts).toEqual(Array.from({ length: PAGES }, (_, index) => `/${index}`));
  expect(programs).toEqual([]);
});

test("renders no other page where the bundle turns out to lack code", async () => {
  expect(await render({ lacksCode: true })).toEqual({
    routePaths: [LAST],
    programs: ["late.mdx"],
    facts: [],
    lists: [],
  });
});

test("renders a page again that reads the list of all docs, and does so until it reads it no more", async () => {
  const timesOfLast = ({ routePaths }: { routePaths: string[] }): number =>
    routePaths.filter((routePath) => routePath === LAST).length;
  const first = await render({ docs: { isRead: true, url: "/a.json" } });
  expect([timesOfLast(first), first.lists]).toEqual([2, ["/a.json"]]);
  // What is known of it, a build knows the next time.
  const changed = await render({ docs: { isRead: true, url: "/b.json" } });
  expect([timesOfLast(changed), changed.lists]).toEqual([1, ["/b.json"]]);
  const last = await render({ docs: { isRead: false, url: "/c.json" } });
  expect([timesOfLast(last), last.lists]).toEqual([2, []]);
});

test.each([true, false])("a page that fails is told once, where all run code: %s", async (all) => {
  const unheard: unknown[] = [];
  const listen = (error: unknown): void => void unheard.push(error);
  process.on("unhandledRejection", listen);
  const failure = new Error("Nothing to show.");
  await expect(render({ runsCode: () => all, failure })).rejects.toBe(failure);
  // Node tells of promises that nobody heard once all that is ready has run.
  await setImmediate();
  process.off("unhandledRejection", listen);
  expect(unheard).toEqual([]);
});
