// @vitest-environment happy-dom
import { useRef } from "react";
import { expect, test } from "vitest";
import { renderOnPage } from "../../../../testing/page.tsx";
import { useFocusInShownPanel } from "./use-focus-in-shown-panel.ts";

function Panels({ isSecondaryShown }: { isSecondaryShown: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusInShownPanel(ref, isSecondaryShown);
  return (
    <div ref={ref}>
      <button title="close" />
      <div className="navbar-sidebar__item" inert={isSecondaryShown}>
        <button title="primary" />
      </div>
      <div className="navbar-sidebar__item" inert={!isSecondaryShown}>
        <button title="secondary" />
      </div>
    </div>
  );
}

test.each([
  ["secondary", "primary"],
  ["close", "close"],
])("when the main menu comes, the focus goes from “%s” to “%s”", (before, after) => {
  const { rerender, getByTitle } = renderOnPage(<Panels isSecondaryShown />);
  getByTitle(before).focus();
  rerender(<Panels isSecondaryShown={false} />);
  expect(document.activeElement).toBe(getByTitle(after));
});
