import DebugSearch from "@theme/DebugEntries/Search";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { CHUNK, ShowMore } from "../common/debug.tsx";
import styles from "./styles.module.css";

export interface Props<T> {
  readonly entries: readonly T[];
  /** What a search looks through. */
  readonly toText: (entry: T) => string;
  readonly render: (entry: T) => ReactNode;
  /** What the entries are, in the plural. */
  readonly noun: string;
}

/** A list that may be very long: it can be searched, and shows a part at a time. */
export default function DebugEntries<T>({ entries, toText, render, noun }: Props<T>): ReactNode {
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(CHUNK);
  const wanted = useDeferredValue(query).trim().toLowerCase();
  const texts = useMemo(
    () => entries.map((entry) => toText(entry).toLowerCase()),
    [entries, toText],
  );
  const found = useMemo(
    () => (wanted ? entries.filter((_, index) => texts[index]!.includes(wanted)) : entries),
    [entries, texts, wanted],
  );
  const search = (text: string): void => {
    setQuery(text);
    setLimit(CHUNK);
  };
  return (
    <>
      <DebugSearch label={`Search ${noun}`} query={query} onQuery={search} />
      <p role="status">
        {found.length === entries.length
          ? `${entries.length} ${noun}`
          : `${found.length} of ${entries.length} ${noun}`}
      </p>
      <ul className={styles.entries}>
        {found.slice(0, limit).map((entry, index) => (
          <li key={index}>{render(entry)}</li>
        ))}
      </ul>
      <ShowMore limit={limit} count={found.length} onLimit={setLimit} />
    </>
  );
}
