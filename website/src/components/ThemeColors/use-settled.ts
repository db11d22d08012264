import { useEffect, useState } from "react";

const REST = 150;

/** The value when it has rested for a moment: what is costly to show doesn't flicker while it changes. */
export default function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
