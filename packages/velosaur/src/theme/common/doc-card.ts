import { translate } from "@docusaurus/Translate";
import { usePluralForm } from "./plural.ts";

/** `5 items`: what a card says of a category that has no description. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({
        id: "theme.docs.DocCard.categoryDescription.plurals",
        message: "1 item|{count} items",
      }),
    );
}
