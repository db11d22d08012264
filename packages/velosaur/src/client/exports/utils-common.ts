/** `@docusaurus/utils-common`, of which components take what is the same in Node. */

export * from "../../shared/utils-common.ts";
