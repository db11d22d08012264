import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import { lazy, type ReactNode, Suspense } from "react";

export interface Props {
  readonly className?: string;
}

// Most versions have none.
const Content = lazy(() => import("@theme/DocVersionBanner/Content"));

export default function DocVersionBanner({ className }: Props): ReactNode {
  const version = useDocsVersion();
  if (!version.banner) return null;
  return (
    <Suspense>
      <Content className={className} version={version} />
    </Suspense>
  );
}
