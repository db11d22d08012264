import Head from "@docusaurus/Head";
import { useBlogPostStructuredData } from "@docusaurus/plugin-content-blog/client";
import type { ReactNode } from "react";
import { serializeInline } from "../../../shared/inline-json.ts";

export default function BlogPostPageStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{serializeInline(data)}</script>
    </Head>
  );
}
