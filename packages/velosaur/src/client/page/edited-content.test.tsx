// @vitest-environment happy-dom
/** What the dev server's page does when a document is edited. */

import { act, render } from "@testing-library/react";
import { Profiler, type ProfilerOnRenderCallback } from "react";
import { expect, test, vi } from "vitest";
import { createContent } from "./create-content.tsx";

const document = { segments: ["old"], toc: [], frontMatter: {}, metadata: null, assets: {} };
const Around = () => <nav />;
const findModule = () => undefined;

test("a new version of a document is shown, and nothing around it is rendered again", () => {
  const Content = createContent({ document, findModule });
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  const Page = () => (
    <main>
      <Profiler id="around" onRender={onRender}>
        <Around />
      </Profiler>
      <Content />
    </main>
  );
  const { container } = render(<Page />);
  act(() => Content.update({ document: { ...document, segments: ["new"] }, findModule }));
  expect(container.innerHTML).toBe("<main><nav></nav>new</main>");
  expect(onRender).toHaveBeenCalledOnce();
});

test("where more than the text is new, the page is rendered as a whole: parts learn of it there", () => {
  const Content = createContent({ document, findModule });
  const Page = () => (
    <main>
      {JSON.stringify(Content.frontMatter)} <Content />
    </main>
  );
  const { container, rerender } = render(<Page />);
  const edited = { ...document, segments: ["new"], frontMatter: { features: ["a"] } };
  act(() => Content.update({ document: edited, findModule }));
  expect(container.textContent).toBe("{} old");
  rerender(<Page />);
  expect(container.textContent).toBe('{"features":["a"]} new');
});
