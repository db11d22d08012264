import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import { type CSSProperties, memo, type ReactNode } from "react";

import { findTag, type Site } from "./sites";
import styles from "./styles.module.css";
import { drawTile } from "./tile-picture";

function Picture({ site }: { site: Site }): ReactNode {
  const { initials, hue, turn, pattern } = drawTile(site.title);
  return (
    <div
      className={clsx(styles.picture, styles[`pattern${pattern}`])}
      style={{ "--tile-hue": hue, "--tile-turn": `${turn}deg` } as CSSProperties}
      aria-hidden="true"
    >
      {initials}
    </div>
  );
}

function Favorite(): ReactNode {
  return (
    <svg
      className={styles.heart}
      viewBox="0 0 24 24"
      width={20}
      height={20}
      role="img"
      aria-label={translate({ id: "showcase.favorite", message: "Favorite" })}
    >
      <path
        fill="currentColor"
        d="M12 20.5C5 15.7 2.5 12.3 2.5 8.9A5.1 5.1 0 0 1 12 6.3a5.1 5.1 0 0 1 9.5 2.6c0 3.4-2.5 6.8-9.5 11.6z"
      />
    </svg>
  );
}

function Tile({ site }: { site: Site }): ReactNode {
  return (
    <li className={clsx("card", styles.tile)}>
      <Picture site={site} />
      <div className={styles.body}>
        <div className={styles.titleRow}>
          <Heading as="h3" className={styles.title}>
            <Link href={site.website} className={styles.siteLink}>
              {site.title}
            </Link>
          </Heading>
          {site.tags.includes("favorite") && <Favorite />}
        </div>
        <p className={styles.description}>{site.description}</p>
      </div>
      <div className={styles.foot}>
        <ul className={styles.tileTags}>
          {site.tags.map((name) => (
            <li key={name} title={findTag(name).meaning}>
              <span className={styles.dot} style={{ backgroundColor: findTag(name).color }} />
              {findTag(name).label}
            </li>
          ))}
        </ul>
        {site.source && (
          <Link
            href={site.source}
            className={styles.source}
            aria-label={translate(
              { id: "showcase.sourceOf", message: "Source of {title}" },
              { title: site.title },
            )}
          >
            <Translate id="showcase.source">Source</Translate>
          </Link>
        )}
      </div>
    </li>
  );
}

export default memo(Tile);
