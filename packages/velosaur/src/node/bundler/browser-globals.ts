/** What code written for webpack asks whether it is there. */
export const WEBPACK_GLOBALS = { "module.hot": "undefined" };

/**
 * What code written for Node's modules and webpack's asks for in a browser. The environment is that of whoever builds:
 * none of it goes to visitors, but for what a site names.
 */
export const BROWSER_GLOBALS = { global: "globalThis", "process.env": "{}", ...WEBPACK_GLOBALS };
