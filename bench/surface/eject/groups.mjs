// @ts-check

/** @import { Ejectable } from "./list-components.mjs" */

/**
 * Of components with one name that of the outermost theme, as a site gets it.
 *
 * @template {Pick<Ejectable, "name">} Component
 * @param {Component[]} components innermost theme first
 * @returns {Component[]}
 */
export const dropHidden = (components) => [
  ...new Map(components.map((component) => [component.name, component])).values(),
];

/**
 * The members by which a group fails: halves of it are tried, and halves of those.
 *
 * @template Member
 * @template Failure
 * @param {Member[]} members that fail together
 * @param {Failure} failure
 * @param {(members: Member[]) => Promise<Failure | undefined>} attempt
 * @returns {Promise<{ members: Member[], failure: Failure }[]>} several members where they fail together only
 */
// oxlint-disable-next-line max-params
export async function findFailing(members, failure, attempt) {
  if (members.length === 1) return [{ members, failure }];
  const middle = Math.ceil(members.length / 2);
  const found = [];
  for (const half of [members.slice(0, middle), members.slice(middle)]) {
    const failed = await attempt(half);
    if (failed !== undefined) found.push(...(await findFailing(half, failed, attempt)));
  }
  return found.length > 0 ? found : [{ members, failure }];
}
