import type { ReactNode } from "react";
import styles from "./styles.module.css";

export type Props = {
  children: ReactNode;
  /** Text of the address bar. Without it the bar is left out. */
  url?: string;
  /** What assistive technology calls the frame. */
  label?: string;
};

/** A frame that marks its content as the rendered result of an example. */
export default function BrowserWindow({
  children,
  url,
  label = "Rendered result",
}: Props): ReactNode {
  return (
    <div className={styles.window} role="group" aria-label={label}>
      <div className={styles.bar}>
        <span className={styles.lights} aria-hidden="true" />
        {url ? <span className={styles.url}>{url}</span> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
