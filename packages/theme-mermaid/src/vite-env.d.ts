interface ImportMetaEnv {
  /** True in the bundle that renders pages at build. */
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Mermaid with all it needs, in chunks of its own. */
declare module "mermaid/dist/mermaid.esm.min.mjs" {
  export { default } from "mermaid";
}
