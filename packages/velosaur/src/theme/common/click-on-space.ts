import type { KeyboardEvent } from "react";

/** A button that is a link for those without JavaScript must obey the space bar as well. */
export const clickOnSpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
};
