// @vitest-environment happy-dom
import { cloneElement, type ReactElement } from "react";
import { expect, test } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";
import { Fence, ShownCode } from "./codeFence.tsx";

const code: ReactElement<Record<string, unknown>> = (
  <ShownCode className="language-js" shown={<samp>compiled</samp>} compiled="language-js  1">
    a
  </ShownCode>
);
const renderText = (element: ReactElement) =>
  renderOnPage(element).container.textContent?.trim() ?? "";

test("a block is shown as it was compiled, whole or its code alone", () => {
  expect(renderText(<Fence>{code}</Fence>)).toBe("compiled");
  expect(renderText(code)).toBe("compiled");
});

test.each([{ title: "a.js" }, { className: "language-ts" }, { className: "own language-js" }])(
  "a copy of its code shows what it was given: %o",
  (props) => {
    const { container } = renderOnPage(cloneElement(code, props));
    expect(container.textContent).not.toContain("compiled");
    expect(container.querySelector("code")?.textContent).toContain("a");
    if (props.title) expect(container.textContent).toContain(props.title);
  },
);
