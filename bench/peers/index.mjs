// @ts-check
import { docusaurus } from "./docusaurus.mjs";
import { hugo } from "./hugo.mjs";
import { velosaur } from "./velosaur.mjs";

/** All builders, in the order in which the tables show them. */
export const builders = [velosaur, hugo, docusaurus];

export const peerNames = builders.filter((builder) => builder !== velosaur).map(({ name }) => name);
