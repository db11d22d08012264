/** Stands in for `@docusaurus/utils-common`. */

export * from "../../../shared/utils-common.ts";
