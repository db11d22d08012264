import Link from "@docusaurus/Link";
import Unlisted from "@theme/ContentVisibility/Unlisted";
import Heading from "@theme/Heading";
import type { ReactNode } from "react";

export interface Props {
  readonly title: string;
  /** Of the link to all tags. */
  readonly linkLabel: ReactNode;
  readonly tag: {
    readonly allTagsPath: string;
    readonly description?: string;
    readonly unlisted?: boolean;
  };
}

/** Stands above what has a tag, be it docs or posts. */
export default function TagHeader({ title, linkLabel, tag }: Props): ReactNode {
  const { allTagsPath, description, unlisted } = tag;
  return (
    <>
      {unlisted && <Unlisted />}
      <header className="margin-bottom--xl">
        <Heading as="h1">{title}</Heading>
        {description && <p>{description}</p>}
        <Link href={allTagsPath}>{linkLabel}</Link>
      </header>
    </>
  );
}
