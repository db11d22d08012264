/** Which machine makes which pages. */

import { hashText } from "../../cache/hash.ts";
import type { Shard } from "../../system/shard.ts";

export interface DealtPage {
  route: { path: string };
}

/** What a page costs, whatever stands in it: about as much as so many bytes of Markdown. */
const FIXED_COST = 8000;
/** A machine may get so much more than its share. */
const SLACK = 1.02;

/**
 * The pages of one shard. Heavy ones are dealt first, each to the machine that its path asks for, unless that has its
 * share. Weights count in coarse steps: as long as an edit takes none, no page moves.
 */
export function dealPages<Page extends DealtPage>(
  pages: readonly Page[],
  { index, count }: Shard,
  weigh: (page: Page) => number,
): Page[] {
  if (count === 1) return [...pages];
  const owners = findOwners(pages, count, weigh);
  return pages.filter((page) => owners.get(page) === index - 1);
}

const STEP = 1.4;
const toStep = (bytes: number): number => Math.round(Math.log(bytes + FIXED_COST) / Math.log(STEP));

/** For each page, which machine makes it: a number from zero on. */
export function findOwners<Page extends DealtPage>(
  pages: readonly Page[],
  count: number,
  weigh: (page: Page) => number,
): Map<Page, number> {
  const dealt = pages.map((page) => ({
    page,
    step: toStep(weigh(page)),
    hash: hashText(page.route.path),
  }));
  const total = dealt.reduce((sum, { step }) => sum + STEP ** step, 0);
  const share = (total / count) * SLACK;
  const loads = Array.from({ length: count }, () => 0);
  const owners = new Map<Page, number>();
  dealt.sort((a, b) => b.step - a.step || (a.hash < b.hash ? -1 : 1));
  for (const { page, step, hash } of dealt) {
    const weight = STEP ** step;
    const owner = chooseOwner(loads, { hash, room: share - weight });
    loads[owner] = (loads[owner] ?? 0) + weight;
    owners.set(page, owner);
  }
  return owners;
}

/** The machine that the hash asks for, or one of those after it; where all are full, the one that has the least. */
function chooseOwner(
  loads: readonly number[],
  { hash, room }: { hash: string; room: number },
): number {
  const first = Number.parseInt(hash.slice(0, 8), 16) % loads.length;
  const stride = 1 + (Number.parseInt(hash.slice(8, 16), 16) % Math.max(loads.length - 1, 1));
  for (let turn = 0; turn < loads.length; turn++) {
    const owner = (first + turn * stride) % loads.length;
    if ((loads[owner] ?? 0) <= room) return owner;
  }
  return loads.indexOf(Math.min(...loads));
}
