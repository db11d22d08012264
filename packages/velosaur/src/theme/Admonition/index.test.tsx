// @vitest-environment happy-dom
import Admonition, { type Props } from "@theme/Admonition";
import { expect, test } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";

const show = (props: Omit<Props, "type">): string | null =>
  renderOnPage(
    <Admonition type="info" {...props}>
      text
    </Admonition>,
  ).container.textContent;

test("a title that is given as nothing is none", () => {
  expect(show({})).toBe("infotext");
  expect(show({ title: "Own" })).toBe("Owntext");
  expect(show({ title: null })).toBe("text");
  expect(show({ title: undefined })).toBe("text");
});
