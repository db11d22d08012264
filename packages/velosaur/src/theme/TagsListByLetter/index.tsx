import { listTagsByLetters } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import Tag, { type Props as TagProps } from "@theme/Tag";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function TagsListByLetter({
  tags,
}: {
  readonly tags: readonly TagProps[];
}): ReactNode {
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags).map(({ letter, tags: entries }) => (
        <article key={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="padding--none">
            {entries.map((tag) => (
              <li key={tag.permalink} className={styles.tag}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
          <hr />
        </article>
      ))}
    </section>
  );
}
