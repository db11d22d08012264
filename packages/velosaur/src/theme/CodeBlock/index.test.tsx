// @vitest-environment happy-dom
import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";

vi.mock("@theme/CodeBlock/Content/String", () => ({
  default: ({ children }: { children: string }) => <samp>{children}</samp>,
}));

const findHighlighted = (children: ReactNode) =>
  renderOnPage(<CodeBlock>{children}</CodeBlock>).container.querySelector("samp");

test.each<{ children: ReactNode }>([{ children: "text" }, { children: ["te", "xt"] }])(
  "text is highlighted: $children",
  ({ children }) => {
    expect(findHighlighted(children)?.textContent).toBe("text");
  },
);

test.each<{ children: ReactNode }>([
  { children: undefined },
  { children: null },
  { children: 5 },
  { children: <b>text</b> },
  { children: ["te", <b key="b">xt</b>] },
])("what is no text is shown as it is: $children", ({ children }) => {
  expect(findHighlighted(children)).toBeNull();
});
