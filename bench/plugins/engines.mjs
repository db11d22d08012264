// @ts-check

/**
 * One of the two engines that run a recipe's site, by its executable in the site's `node_modules`.
 *
 * @typedef {object} Engine
 * @property {"velosaur" | "upstream"} name
 * @property {string} label
 * @property {string} executable
 * @property {string[]} build its command
 */

/** @type {Engine} */
export const upstream = {
  name: "upstream",
  label: "Docusaurus",
  executable: "node_modules/@docusaurus/core/bin/docusaurus.mjs",
  // To make its code small takes half of the time, and changes nothing that is looked at.
  build: ["build", "--no-minify"],
};

/** @type {Engine} */
export const velosaur = {
  name: "velosaur",
  label: "Velosaur",
  executable: "node_modules/velosaur/bin/velosaur.mjs",
  build: ["build"],
};
