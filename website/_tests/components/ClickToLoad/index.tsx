import { useState } from "react";

import styles from "./styles.module.css";

interface Props {
  readonly src: string;
  readonly title: string;
}

/** A frame that loads nothing before you ask for it. */
export default function ClickToLoad({ src, title }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <figure className={styles.figure}>
      <figcaption>
        {title}: <code>{src}</code>
      </figcaption>
      {isLoaded ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox a site could not run as it does for readers
        <iframe className={styles.frame} src={src} title={title} />
      ) : (
        <div className={styles.frame}>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setLoaded(true)}
          >
            Load: {title}
          </button>
        </div>
      )}
    </figure>
  );
}
