/** What a site's own parts of `@theme/Playground` can build upon: `@docusaurus/theme-live-codeblock/client`. */

export { PlaygroundProvider, usePlayground } from "./context.js";
