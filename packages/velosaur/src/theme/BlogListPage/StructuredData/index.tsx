import Head from "@docusaurus/Head";
import { useBlogListPageStructuredData } from "@docusaurus/plugin-content-blog/client";
import type { Props } from "@theme/BlogListPage";
import type { ReactNode } from "react";
import { serializeInline } from "../../../shared/inline-json.ts";

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{serializeInline(data)}</script>
    </Head>
  );
}
