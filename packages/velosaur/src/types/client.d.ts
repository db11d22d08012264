/**
 * Types of all that a site's code imports beside packages, for a `tsconfig.json` of its own:
 *
 *     "compilerOptions": { "types": ["velosaur/client"], "paths": { "@site/*": ["./*"] } }
 */

// oxlint-disable-next-line typescript/triple-slash-reference -- it declares modules, and exports nothing
/// <reference path="./modules.d.ts" />

/** Files of the site, where no `paths` lead to them. */
declare module "@site/*";
