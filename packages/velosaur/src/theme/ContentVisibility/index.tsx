import Draft from "@theme/ContentVisibility/Draft";
import Unlisted from "@theme/ContentVisibility/Unlisted";
import type { ReactNode } from "react";

export interface Props {
  readonly metadata: {
    readonly unlisted?: boolean;
    readonly frontMatter: { readonly draft?: boolean; readonly unlisted?: boolean };
  };
}

export default function ContentVisibility({ metadata }: Props): ReactNode {
  const { unlisted, frontMatter } = metadata;
  const isUnlisted = unlisted || frontMatter.unlisted;
  return (
    <>
      {isUnlisted && <Unlisted />}
      {frontMatter.draft && !isUnlisted && <Draft />}
    </>
  );
}
