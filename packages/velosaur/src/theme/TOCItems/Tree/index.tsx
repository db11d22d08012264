import Link from "@docusaurus/Link";
import type { TOCTreeNode } from "@docusaurus/theme-common";
import { memo, type ReactNode } from "react";

export interface Props {
  readonly toc: readonly TOCTreeNode[];
  readonly className?: string;
  readonly linkClassName?: string | null;
  readonly isChild?: boolean;
}

function TOCItemTree({ toc, isChild, ...names }: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : names.className}>
      {toc.map((heading, index) => (
        // A partial that stands twice in a page brings its ids twice.
        <li key={`${index} ${heading.id}`}>
          <Link
            to={`#${heading.id}`}
            className={names.linkClassName ?? undefined}
            // Inline HTML of the heading, made by the compiler.
            dangerouslySetInnerHTML={{ __html: heading.value }}
          />
          <TOCItemTree {...names} isChild toc={heading.children} />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
