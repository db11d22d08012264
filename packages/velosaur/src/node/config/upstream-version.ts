/** The release of upstream whose modules the engine stands in for: plugins ask for it. */
export const UPSTREAM_VERSION = "3.10.2";
