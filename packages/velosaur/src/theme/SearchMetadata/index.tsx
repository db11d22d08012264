import Head from "@docusaurus/Head";
import type { ReactNode } from "react";

export interface Props {
  readonly locale?: string;
  readonly version?: string;
  readonly tag?: string;
}

/** What search engines of documentation filter by. */
export default function SearchMetadata({ locale, version, tag }: Props): ReactNode {
  const filters = {
    docusaurus_locale: locale,
    docusaurus_version: version,
    docusaurus_tag: tag,
    "docsearch:language": locale,
    "docsearch:version": version,
    "docsearch:docusaurus_tag": tag,
  };
  return (
    <Head>
      {Object.entries(filters).map(
        ([name, content]) => content && <meta key={name} name={name} content={content} />,
      )}
    </Head>
  );
}
