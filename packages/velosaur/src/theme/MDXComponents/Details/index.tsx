import Details from "@theme/Details";
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

/** `<details>` as Markdown has it: the summary is one of the children. */
export default function MDXDetails({
  children,
  ...props
}: ComponentProps<typeof Details>): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find(
    (item): item is ReactElement => isValidElement(item) && item.type === "summary",
  );
  return (
    <Details {...props} summary={summary}>
      {items.filter((item) => item !== summary)}
    </Details>
  );
}
