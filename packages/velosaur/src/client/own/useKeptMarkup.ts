import { useContext } from "react";

import { type KeepMarkup, KeptMarkupContext } from "../site/kept-markup.tsx";

export type { KeptPart } from "../site/kept-markup.tsx";

/** For parts that look alike on many pages. Undefined where React has to render them. */
export default function useKeptMarkup(): KeepMarkup | undefined {
  return useContext(KeptMarkupContext);
}
