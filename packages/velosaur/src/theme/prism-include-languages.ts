import type { Prism } from "prism-react-renderer";

/**
 * A place for grammars of a site's own: it is given Prism, and may change it. Those of `additionalLanguages` come by
 * themselves when a block asks for them.
 */
export default function prismIncludeLanguages(_prism: typeof Prism): void {}
