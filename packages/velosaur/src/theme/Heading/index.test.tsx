import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrokenLinksContext, createLinkCollector } from "../../client/site/broken-links.ts";
import Heading, { type Props } from "./index.tsx";

function render(props: Props) {
  const collector = createLinkCollector();
  const html = renderToStaticMarkup(
    <BrokenLinksContext value={collector}>
      <Heading {...props} />
    </BrokenLinksContext>,
  );
  const [, label] = /aria-label="([^"]*)"/.exec(html) ?? [];
  return { html, label, anchors: [...collector.anchors] };
}

test("the link to a heading is called by the heading's text, whatever stands around it", () => {
  const { label, anchors } = render({
    as: "h2",
    id: "part",
    children: ["Part ", <b key="b">no. {2}</b>, null, false],
  });
  expect(label).toBe("Direct link to Part no. 2");
  expect(anchors).toEqual(["part"]);
});

test("the link to a heading without text is called by its id", () => {
  expect(render({ as: "h3", id: "logo", children: <img /> }).label).toBe("Direct link to logo");
});

test("a heading without an id has no link; that of the page has its id alone", () => {
  expect(render({ as: "h2", children: "A" })).toEqual({
    html: expect.not.stringContaining("<a"),
    label: undefined,
    anchors: [],
  });
  expect(render({ as: "h1", id: "top", children: "A" })).toMatchObject({
    html: expect.stringContaining('id="top"'),
    label: undefined,
  });
});
