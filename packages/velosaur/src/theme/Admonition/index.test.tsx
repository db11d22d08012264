// @vitest-environment happy-dom
import Admonition, { type Props } from "@theme/Admonition";
import AdmonitionLayout from "@theme/Admonition/Layout";
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

test("a site's own type names its colour, which that of the type doesn't change", () => {
  const classesOf = (className?: string): string[] => [
    ...renderOnPage(
      <AdmonitionLayout type="danger" {...(className && { className })}>
        text
      </AdmonitionLayout>,
    ).container.querySelector(".theme-admonition-danger")!.classList,
  ];
  expect(classesOf("alert alert--info own").filter((name) => name.startsWith("alert"))).toEqual([
    "alert",
    "alert--info",
  ]);
  expect(classesOf("own")).toContain("alert--danger");
});
