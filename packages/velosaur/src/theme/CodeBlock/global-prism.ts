import { Prism } from "prism-react-renderer";

/** Grammars add themselves to a global of this name. A site's own may do so as soon as they are imported. */
export function provideGlobalPrism(): void {
  Object.assign(globalThis, { Prism });
}

provideGlobalPrism();
