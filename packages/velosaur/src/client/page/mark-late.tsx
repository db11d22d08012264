import { type ComponentType, createElement, type ReactNode, useId } from "react";

import { LATE_MARK } from "./finish-html.ts";

/** Marks where the component begins and ends, so that its element can be named to the browser. */
export function markLate<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function MarkedLate(props: Props): ReactNode {
    const id = useId();
    return (
      <>
        {createElement(LATE_MARK, { "data-id": id })}
        <Component {...props} />
        {createElement(LATE_MARK)}
      </>
    );
  };
}
