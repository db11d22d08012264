import DebugSearch from "@theme/DebugEntries/Search";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { listJsonLines } from "../../common/debug.tsx";
import styles from "./styles.module.css";

const LIMIT = 200;

export interface Props {
  readonly src: unknown;
  /** What is shown while nothing is looked for. */
  readonly children: ReactNode;
}

/** Finds values of a JSON tree by their keys or by what they are. */
export default function DebugJsonSearch({ src, children }: Props): ReactNode {
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query).trim().toLowerCase();
  const isSearching = wanted !== "";
  const lines = useMemo(
    () =>
      (isSearching ? listJsonLines(src) : []).map(
        ({ path, value }) => `${path}: ${JSON.stringify(value)}`,
      ),
    [src, isSearching],
  );
  const found = lines.filter((line) => line.toLowerCase().includes(wanted));
  return (
    <>
      <DebugSearch label="Search keys and values" query={query} onQuery={setQuery} />
      {isSearching ? (
        <>
          <p role="status">
            {found.length > LIMIT ? `${LIMIT} of ${found.length} values` : `${found.length} values`}
          </p>
          <ul className={styles.lines}>
            {found.slice(0, LIMIT).map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </>
      ) : (
        children
      )}
    </>
  );
}
