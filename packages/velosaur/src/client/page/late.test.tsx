import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { markLate, placeMarks } from "./mark-late.tsx";

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
