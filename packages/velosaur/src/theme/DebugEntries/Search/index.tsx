import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The field in which visitors of the debug pages type what they look for. */
export default function DebugSearch({ label, query, onQuery }: Props): ReactNode {
  return (
    <label className={styles.search}>
      <span>{label}</span>
      <input type="search" value={query} onChange={(event) => onQuery(event.target.value)} />
    </label>
  );
}
