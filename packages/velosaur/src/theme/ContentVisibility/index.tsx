import createRare from "velosaur/client/createRare";
import type { ReactNode } from "react";

const Draft = createRare(() => import("@theme/ContentVisibility/Draft"));
const Unlisted = createRare(() => import("@theme/ContentVisibility/Unlisted"));

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
