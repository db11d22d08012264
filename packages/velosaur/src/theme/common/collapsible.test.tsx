// @vitest-environment happy-dom
import { act, render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { runOnPage, setSystem } from "../../testing/page.tsx";
import { Collapsible, type CollapsibleProps, Details, useCollapsible } from "./collapsible.tsx";

function show(props: Partial<CollapsibleProps>) {
  const create = (more: Partial<CollapsibleProps>) => (
    <Collapsible collapsed={false} {...props} {...more}>
      <i>text</i>
    </Collapsible>
  );
  const { container, rerender, unmount } = render(create({}));
  const element = () => container.firstElementChild as HTMLElement | null;
  return {
    element,
    change: (more: Partial<CollapsibleProps>) => rerender(create(more)),
    unmount,
  };
}

test("the state is toggled and set, from a value or a function", () => {
  const { result } = runOnPage(() => useCollapsible({ initialState: () => true }));
  expect(result.current.collapsed).toBe(true);
  act(() => result.current.toggleCollapsed());
  expect(result.current.collapsed).toBe(false);
  act(() => result.current.setCollapsed(false));
  expect(result.current.collapsed).toBe(false);
});

test("a section that begins closed is hidden, unless CSS does it", () => {
  expect(show({ collapsed: true }).element()?.style.display).toBe("none");
  expect(show({ collapsed: true, disableSSRStyle: true }).element()?.style.display).toBe("");
});

test("a section closes: it is seen while it moves, hidden then, and says so", async () => {
  const onEnd = vi.fn();
  const { element, change } = show({ onCollapseTransitionEnd: onEnd });
  change({ collapsed: true });
  expect(element()?.style.display).toBe("block");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true));
  expect(element()?.style.display).toBe("none");
});

test("a section opens, and keeps no style of its own", async () => {
  const onEnd = vi.fn();
  const { element, change } = show({ collapsed: true, onCollapseTransitionEnd: onEnd });
  change({ collapsed: false });
  expect(element()?.style.height).toBe("0px");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(false));
  expect(element()?.hasAttribute("style")).toBe(false);
});

test("a section that is closed again before it began to open ends closed", async () => {
  const onEnd = vi.fn();
  const { element, change } = show({ collapsed: true, onCollapseTransitionEnd: onEnd });
  change({ collapsed: false });
  change({ collapsed: true });
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(onEnd.mock.calls).toEqual([[true]]);
  expect(element()?.style.display).toBe("none");
});

test("what goes while it moves tells nobody", async () => {
  const onEnd = vi.fn();
  const { change, unmount } = show({ onCollapseTransitionEnd: onEnd });
  const animate = vi.spyOn(Element.prototype, "animate");
  change({ collapsed: true });
  await waitFor(() => expect(animate).toHaveBeenCalled());
  const animation = animate.mock.results[0]!.value as Animation;
  unmount();
  expect(animation.playState).toBe("idle");
  expect(onEnd).not.toHaveBeenCalled();
});

test("who wants less motion waits for none; a length of one's own counts", async () => {
  const animate = vi.spyOn(Element.prototype, "animate");
  const durations = () => animate.mock.calls.map(([, options]) => Object(options).duration);
  const close = async (props: Partial<CollapsibleProps>) => {
    const onCollapseTransitionEnd = vi.fn();
    show({ ...props, onCollapseTransitionEnd }).change({ collapsed: true });
    await waitFor(() => expect(onCollapseTransitionEnd).toHaveBeenCalled());
  };
  setSystem({ motion: "reduce" });
  await close({});
  setSystem({});
  await close({ animation: { duration: 7 } });
  expect(durations()).toEqual([1, 7]);
});

test("a lazy section has no content before it is first opened, and keeps it then", async () => {
  const onEnd = vi.fn();
  const props = { lazy: true, onCollapseTransitionEnd: onEnd };
  const { element, change } = show({ ...props, collapsed: true });
  expect(element()).toBeNull();
  change({ collapsed: false });
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(false));
  expect(element()?.textContent).toBe("text");
  change({ collapsed: true });
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true));
  expect(element()?.textContent).toBe("text");
});

test("details have a summary in any case", () => {
  const { container } = render(
    <>
      <Details>a</Details>
      <Details summary="More">b</Details>
      <Details summary={<summary className="own">Own</summary>}>c</Details>
    </>,
  );
  const summaries = [...container.querySelectorAll("details > summary")];
  expect(summaries.map(({ textContent }) => textContent)).toEqual(["Details", "More", "Own"]);
});
