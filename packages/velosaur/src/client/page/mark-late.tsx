import { type ComponentType, createElement, type ReactNode, useId } from "react";

import { LATE_ATTRIBUTE } from "../../shared/payload.ts";

const MARK = "late-mark";
const STARTS = new RegExp(`<${MARK} data-id="([^"]*)"></${MARK}><(?!${MARK}\\b)([\\w-]+)`, "g");
const MARKS = new RegExp(`<${MARK}(?: data-id="[^"]*")?></${MARK}>`, "g");

/** Marks where the component begins and ends, so that its element can be named to the browser. */
export function markLate<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function MarkedLate(props: Props): ReactNode {
    const id = useId();
    return (
      <>
        {createElement(MARK, { "data-id": id })}
        <Component {...props} />
        {createElement(MARK)}
      </>
    );
  };
}

/** Puts the ids of marked components on their elements. One that rendered nothing leaves nothing. */
export const placeMarks = (html: string): string =>
  html.replace(STARTS, `<$2 ${LATE_ATTRIBUTE}="$1"`).replace(MARKS, "");
