import Head from "@docusaurus/Head";
import { useBlogListPageStructuredData } from "@docusaurus/plugin-content-blog/client";
import type { Props } from "@theme/BlogListPage";
import type { ReactNode } from "react";

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
