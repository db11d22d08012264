import { useDoc } from "@docusaurus/plugin-content-docs/client";
import TOCCollapsible from "@theme/TOCCollapsible";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../../common/classes.ts";
import styles from "./styles.module.css";

export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return (
    <TOCCollapsible
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={clsx(classes.docTocMobile, styles.tocMobile)}
    />
  );
}
