import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { completeHtml, placeMarks } from "./finish-html.ts";
import { createLate, loadLate, markHydrating } from "./late.tsx";
import { markLate } from "./mark-late.tsx";

const Links = markLate(({ title }: { title: string }): ReactNode => (
  <footer className="links">
    <a href="/a">{title}</a>
  </footer>
));
const Nothing = markLate((): ReactNode => null);
const Sibling = (): ReactNode => <p id={useId()} />;

test("the element of a late component bears its id; nothing else is added", () => {
  const html = placeMarks(
    renderToString(
      <main>
        <Links title="A < B" />
        <Nothing />
        <p>text</p>
        <Links title="C" />
      </main>,
    ),
  );
  const ids = Array.from(html.matchAll(/ data-late="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(html.replaceAll(/ data-late="[^"]+"/g, "")).toBe(
    '<main><footer class="links"><a href="/a">A &lt; B</a></footer><p>text</p><footer class="links"><a href="/a">C</a></footer></main>',
  );
  expect(html).toMatch(/^<main><footer data-late="/);
});

test("one that shows nothing but another leaves its place to that; one behind another has its own", () => {
  const Outer = markLate((): ReactNode => <Links title="A" />);
  const html = placeMarks(
    renderToString(
      <>
        <Outer />
        <Links title="B" />
      </>,
    ),
  );
  const elements = Array.from(html.matchAll(/<footer data-late="([^"]+)" class/g), ([, id]) => id);
  expect(new Set(elements).size).toBe(2);
  expect(html.replaceAll(/ data-late="[^"]+"/g, "")).toBe(
    '<footer class="links"><a href="/a">A</a></footer><footer class="links"><a href="/a">B</a></footer>',
  );
});

test("an id comes to what is kept where that is a component's first element", () => {
  const html = `<late-mark data-id="a"></late-mark>\u00000\u0000<late-mark></late-mark><late-mark data-id="b"></late-mark><p>`;
  const complete = (text: string): string[] => {
    const [before = "", after = ""] = text.split("\u00000\u0000");
    return [before, "<li>kept</li>", after];
  };
  expect(completeHtml(html, complete).join("")).toBe(
    '<li data-late="a">kept</li><p data-late="b">',
  );
});

test("what a late component renders doesn't change the ids of others", () => {
  const render = (children: ReactNode): string | undefined =>
    /<p id="([^"]+)"/.exec(
      renderToString(
        <main>
          {children}
          <Sibling />
        </main>,
      ),
    )?.[1];
  expect(render(<Links title="" />)).toBe(render(<Nothing />));
});

test("in the browser an element of the server's stays; what is rendered anew has its code", async () => {
  let rendered: { localName: string } | null = { localName: "footer" };
  vi.stubGlobal("document", { querySelector: () => rendered });
  const load = vi.fn(async () => ({ default: () => <footer>new</footer> }));
  const Footer = createLate(load);
  markHydrating(true);
  // Ids that React makes here are of the same kind as those of a page that it takes over.
  expect(renderToString(<Footer />)).toBe("<footer></footer>");
  rendered = null;
  expect(renderToString(<Footer />)).toBe("");
  markHydrating(false);
  expect(load).not.toHaveBeenCalled();
  await loadLate();
  expect(renderToString(<Footer />)).toContain("<footer>new</footer>");
  expect(load).toHaveBeenCalledOnce();
});
