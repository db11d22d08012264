import { useActiveDoc } from "../exports/plugin-content-docs/global-docs.ts";

/** What a card says of a doc. The page brings it along, so that no card needs the list of all docs. */
export default function useCardDescription(id: string | undefined): string | undefined {
  return useActiveDoc()?.cardDescriptions?.[id ?? ""];
}
