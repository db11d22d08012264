import {
  type TOCItem,
  useFilteredAndTreeifiedTOC,
  useThemeConfig,
  useTOCHighlight,
} from "@docusaurus/theme-common";
import TOCItemTree from "@theme/TOCItems/Tree";
import { type ReactNode, useMemo } from "react";

export interface Props {
  readonly toc: readonly TOCItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
  readonly className?: string;
  readonly linkClassName?: string | null;
  readonly linkActiveClassName?: string;
}

export default function TOCItems(props: Props): ReactNode {
  const {
    toc,
    className = "table-of-contents table-of-contents__left-border",
    linkClassName = "table-of-contents__link",
    linkActiveClassName,
    ...levels
  } = props;
  const { tableOfContents } = useThemeConfig();
  const minHeadingLevel = levels.minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = levels.maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const tree = useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel });
  const highlight = useMemo(() => {
    if (!linkClassName || !linkActiveClassName) return undefined;
    return {
      linkClassName: linkClassName.split(" ").join("."),
      linkActiveClassName,
      minHeadingLevel,
      maxHeadingLevel,
    };
  }, [linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel]);
  useTOCHighlight(highlight);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} />;
}
