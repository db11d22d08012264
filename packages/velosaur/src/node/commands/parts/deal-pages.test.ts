import { describe, expect, test } from "vitest";
import { type DealtPage, dealPages, findOwners } from "./deal-pages.ts";

interface TestPage extends DealtPage {
  bytes: number;
}

const weigh = ({ bytes }: TestPage): number => bytes;
/** As the deal counts. */
const costOf = ({ bytes }: TestPage): number => bytes + 8000;

const createPages = (count: number, bytes: (index: number) => number): TestPage[] =>
  Array.from({ length: count }, (_, index) => ({
    route: { path: `/docs/section-${index % 17}/page-${index}` },
    bytes: bytes(index),
  }));

const deal = (pages: readonly TestPage[], count: number): TestPage[][] =>
  Array.from({ length: count }, (_, index) => dealPages(pages, { index: index + 1, count }, weigh));

const corpora = {
  even: createPages(2000, () => 10_000),
  "of a few long pages": createPages(2000, (index) => (index % 100 === 0 ? 400_000 : 2000)),
  "of a long folder": createPages(2000, (index) => (index % 17 === 3 ? 60_000 : 3000)),
  "ever longer": createPages(3000, (index) => 1.003 ** index * 200),
};

describe.each(Object.entries(corpora))("pages of a site %s", (_name, pages) => {
  test.each([2, 4, 5, 8, 16])("are dealt to %i machines, each once, and evenly", (count) => {
    const shares = deal(pages, count);
    const dealt = shares.flat().map(({ route }) => route.path);
    expect(dealt.toSorted()).toEqual(pages.map(({ route }) => route.path).toSorted());
    const costs = shares.map((share) => share.reduce((sum, page) => sum + costOf(page), 0));
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / count;
    expect(Math.max(...costs) / mean).toBeLessThan(1.2);
  });

  test("stay where they are when one is edited", () => {
    const before = toOwners(pages);
    const moves = Array.from({ length: 40 }, (_, edit) => {
      const edited = (edit * 47) % pages.length;
      const after = toOwners(
        pages.map((page, index) => (index === edited ? { ...page, bytes: page.bytes + 60 } : page)),
      );
      return after.filter((owner, index) => owner !== before[index]).length;
    });
    expect(moves.filter((count) => count > 0).length).toBeLessThanOrEqual(1);
    expect(Math.max(...moves)).toBeLessThan(pages.length / 20);
  });
});

/** In the order of the pages. */
function toOwners(pages: readonly TestPage[]): number[] {
  const owners = findOwners(pages, 8, weigh);
  return pages.map((page) => owners.get(page) ?? -1);
}

test("one machine has all, and machines without a page are none the worse", () => {
  const pages = createPages(3, () => 10);
  expect(deal(pages, 1)).toEqual([pages]);
  expect(deal(pages, 8).flat()).toHaveLength(3);
});
