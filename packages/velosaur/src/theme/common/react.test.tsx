// @vitest-environment happy-dom
import { act, render, renderHook } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { expect, test } from "vitest";
import "../../testing/page.tsx";
import {
  composeProviders,
  ReactContextError,
  useEvent,
  usePrevious,
  useShallowMemoObject,
} from "./react.tsx";

test("an event function stays the same and runs the newest body", () => {
  const { result, rerender } = renderHook(({ by }) => useEvent((value: number) => value * by), {
    initialProps: { by: 2 },
  });
  const first = result.current;
  expect(first(5)).toBe(10);
  rerender({ by: 3 });
  expect(result.current).toBe(first);
  expect(first(5)).toBe(15);
});

test("an event function has its newest body before effects run", () => {
  const seen: number[] = [];
  function Counter(): ReactNode {
    const [count, setCount] = useState(0);
    const tell = useEvent(() => seen.push(count));
    useEffect(() => void tell());
    return <button onClick={() => setCount(count + 1)} />;
  }
  const { getByRole } = render(<Counter />);
  act(() => getByRole("button").click());
  expect(seen).toEqual([0, 1]);
});

test("the previous value is that of the render before", () => {
  const { result, rerender } = renderHook(({ value }) => usePrevious(value), {
    initialProps: { value: "a" },
  });
  expect(result.current).toBeUndefined();
  rerender({ value: "b" });
  expect(result.current).toBe("a");
  rerender({ value: "b" });
  expect(result.current).toBe("b");
});

test("an object is kept while its values are the same, whatever the order of its keys", () => {
  const { result, rerender } = renderHook(({ value }) => useShallowMemoObject(value), {
    initialProps: { value: { a: 1, b: 2 } },
  });
  const first = result.current;
  rerender({ value: { b: 2, a: 1 } });
  expect(result.current).toBe(first);
  rerender({ value: { a: 1, b: 3 } });
  expect(result.current).toEqual({ a: 1, b: 3 });
});

test("the first of the composed providers is the outermost", () => {
  const wrapIn =
    (name: string) =>
    ({ children }: { children: ReactNode }): ReactNode => <b title={name}>{children}</b>;
  const Composed = composeProviders([wrapIn("outer"), wrapIn("inner")]);
  const { container } = render(<Composed>text</Composed>);
  expect(container.querySelector("[title=outer] > [title=inner]")?.textContent).toBe("text");
});

test("a missing provider is named, with what else there is to say", () => {
  const { name, message } = new ReactContextError("TabsProvider", "Is it imported?");
  expect(name).toBe("ReactContextError");
  expect(message).toBe(
    "This hook needs <TabsProvider> around the component that calls it. Is it imported?",
  );
});
