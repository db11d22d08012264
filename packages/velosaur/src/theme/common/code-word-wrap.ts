import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";

export interface WordWrap {
  /** For the `<pre>` around the code. */
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  /** Some line is longer than the block, or was before it was wrapped. */
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

const wrapped = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" };

/** Whether long lines of a block of code are wrapped, and whether it has any. */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const pre = codeBlockRef.current;
    if (!pre) return undefined;
    const code = pre.querySelector("code");
    if (code) Object.assign(code.style, isEnabled ? wrapped : { whiteSpace: "", overflowWrap: "" });
    // Also told of a block that comes into view with the tab that it is on.
    const observer = new ResizeObserver(() =>
      setScrollable(isEnabled || pre.scrollWidth > pre.clientWidth),
    );
    observer.observe(pre);
    return () => observer.disconnect();
  }, [isEnabled]);

  const toggle = useCallback(() => setEnabled((value) => !value), []);
  return useMemo(
    () => ({ codeBlockRef, isEnabled, isCodeScrollable, toggle }),
    [isEnabled, isCodeScrollable, toggle],
  );
}
