import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import {
  type DocMetadata,
  useActivePlugin,
  useDocsVersion,
  useVersions,
} from "@docusaurus/plugin-content-docs/client";
import Translate from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { encodePathname } from "../../shared/url/pathname.ts";
import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";
import * as classes from "../common/classes.ts";

export interface Props {
  /** Where the page stands that this one repeats. */
  readonly origin: NonNullable<DocMetadata["fallback"]>;
}

/** The address that search engines are to show. */
function CanonicalTags({ permalink }: { permalink: string }): ReactNode {
  const { url, baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const address = url + encodePathname(applyTrailingSlash(permalink, { baseUrl, trailingSlash }));
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}

/** Says that a page isn't the version's own. One that has no pages in this site is named, and no more. */
export default function DocFallbackBanner({ origin }: Props): ReactNode {
  const { label: versionLabel } = useDocsVersion();
  const { pluginId } = useActivePlugin({ failfast: true })!;
  const original = useVersions(pluginId).find(({ name }) => name === origin.version);
  const originalVersion = original ? (
    <Link to={origin.permalink}>{original.label}</Link>
  ) : (
    origin.version
  );
  return (
    <>
      {original && <CanonicalTags permalink={origin.permalink} />}
      <div
        className={`${classes.docFallbackBanner} alert alert--info margin-bottom--md`}
        role="note"
      >
        <Translate
          id="theme.docs.versions.fallbackLabel"
          values={{
            versionLabel: <b>{versionLabel}</b>,
            originalVersion: <b>{originalVersion}</b>,
          }}
        >
          {"This page is not part of {versionLabel}. It comes from {originalVersion}."}
        </Translate>
      </div>
    </>
  );
}
