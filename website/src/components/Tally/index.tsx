import { useState, type ReactNode } from "react";

export type Props = {
  /** What is being counted, for example `ships`. */
  of: string;
  /** The number to begin with. */
  start?: number;
};

/** A counter, used by the documentation to show that a page can hold state. */
export default function Tally({ of, start = 0 }: Props): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="button button--primary" onClick={() => setCount(count + 1)}>
      {count} {of} counted
    </button>
  );
}
