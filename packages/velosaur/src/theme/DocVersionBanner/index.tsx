import createRare from "velosaur/client/createRare";
import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";

export interface Props {
  readonly className?: string;
}

const Content = createRare(() => import("@theme/DocVersionBanner/Content"));

export default function DocVersionBanner({ className }: Props): ReactNode {
  const version = useDocsVersion();
  return version.banner ? <Content className={className} version={version} /> : null;
}
