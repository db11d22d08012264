import { type ReactNode, useState } from "react";
import { CHUNK, ShowMore } from "../common/debug.tsx";
import styles from "./styles.module.css";

export interface Props {
  readonly src: unknown;
  readonly name?: string;
  /** Whether the outermost level begins closed. */
  readonly collapsed?: boolean;
  /** How many levels begin open; without it only the outermost one does. */
  readonly collapseDepth?: number;
}

const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

const describe = (value: object): string => {
  const size = Object.keys(value).length;
  if (Array.isArray(value)) return size === 1 ? "1 entry" : `${size} entries`;
  return size === 1 ? "1 field" : `${size} fields`;
};

/** A JSON value as a tree. What is closed is not rendered, and long lists come in parts. */
export default function DebugJsonView({
  src,
  name,
  collapsed = false,
  collapseDepth = collapsed ? 0 : 1,
}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(collapseDepth > 0);
  const label = name !== undefined && <span className={styles.name}>{name}: </span>;
  if (!isContainer(src)) {
    return (
      <div className={styles.value}>
        {label}
        <code>{JSON.stringify(src) ?? String(src)}</code>
      </div>
    );
  }
  return (
    <details
      className={styles.node}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {label}
        <span className={styles.size}>{describe(src)}</span>
      </summary>
      {isOpen && <Entries src={src} collapseDepth={collapseDepth - 1} />}
    </details>
  );
}

function Entries({ src, collapseDepth }: { src: object; collapseDepth: number }): ReactNode {
  const [limit, setLimit] = useState(CHUNK);
  const entries = Object.entries(src) as [string, unknown][];
  return (
    <div className={styles.entries}>
      {entries.slice(0, limit).map(([name, value]) => (
        <DebugJsonView key={name} name={name} src={value} collapseDepth={collapseDepth} />
      ))}
      <ShowMore limit={limit} count={entries.length} onLimit={setLimit} className="button--sm" />
    </div>
  );
}
