import { useDoc } from "@docusaurus/plugin-content-docs/client";
import DocPaginator from "@theme/DocPaginator";
import type { ReactNode } from "react";

export default function DocItemPaginator(): ReactNode {
  const { previous, next } = useDoc().metadata;
  return <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />;
}
