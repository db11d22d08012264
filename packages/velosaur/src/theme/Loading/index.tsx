import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly error?: unknown;
  readonly pastDelay?: boolean;
  readonly retry?: () => void;
}

function Failure({ error, retry }: Props): ReactNode {
  return (
    <div className={styles.failure}>
      <p>{String(error instanceof Error ? error.message : error)}</p>
      <button type="button" className="button button--danger" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Shown while a part of a page is on its way, or has failed to arrive. */
export default function Loading({ error, pastDelay, retry }: Props): ReactNode {
  if (error) return <Failure error={error} retry={retry} />;
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
