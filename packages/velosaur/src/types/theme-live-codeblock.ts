/** Types of `@docusaurus/theme-live-codeblock`, which an add-on of ours stands for. */

export interface ThemeConfig {
  liveCodeBlock: { playgroundPosition: "top" | "bottom" };
}
