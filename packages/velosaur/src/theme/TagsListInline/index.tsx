import Translate from "@docusaurus/Translate";
import Tag, { type Props as TagProps } from "@theme/Tag";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function TagsListInline({
  tags,
}: {
  readonly tags: readonly TagProps[];
}): ReactNode {
  return (
    <>
      <b>
        <Translate id="theme.tags.tagsListLabel">Tags:</Translate>
      </b>
      <ul className={clsx(styles.tags, "padding--none margin-left--sm")}>
        {tags.map((tag) => (
          <li key={tag.permalink} className={styles.tag}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </>
  );
}
