import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { openOutputFolder } from "../../output/output-folder.ts";
import type { RenderedFacts, RenderSetup } from "../../render/render-task.ts";
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
}

/** Renders pages, the last of which alone runs code, in a thread. */
async function render({
  lacksCode = false,
  runsCode = ({ route }) => route.path === LAST,
  failure,
}: RenderOptions = {}) {
  const routePaths: string[] = [];
  const executor = {
    configure: () => Promise.resolve(),
    render: async ({ pages }) => {
      const all = pages.map(({ routePath }) => routePath);
      routePaths.push(...all);
      if (failure) throw failure;
      const isLacking = lacksCode && all.includes(LAST);
      return {
        pages: all.map((routePath) => ({
          facts: { routePath } as RenderedFacts,
          place: { pack: "pack", start: 0, length: 0, hash: "", lengths: [] },
        })),
        programs: isLacking ? ["late.mdx"] : [],
      };
    },
  } as Partial<TaskExecutor> as TaskExecutor;
  const cacheDir = path.join(home, "cache");
  const { facts, programs } = await renderSite({
    context: { baseUrl: "/", siteConfig: {} } as LoadContext,
    pages: Array.from({ length: PAGES }, (_, index) => createPage(`/${index}`)),
    runsCode,
    link: () => [],
    output: await openOutputFolder({ outDir: path.join(home, "build"), cacheDir, foreign: [] }),
    executors: { provide: () => executor } as Partial<
      RenderSiteInput["executors"]
    > as RenderSiteInput["executors"],
    setup: {} as RenderSetup,
    siteKey: "site",
    cacheDir,
    onProgress: () => {},
  });
  return { routePaths, programs, facts: facts.map(({ routePath }) => routePath) };
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
  });
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
