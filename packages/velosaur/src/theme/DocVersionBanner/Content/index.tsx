import Link from "@docusaurus/Link";
import {
  type PropVersionMetadata,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocVersionSuggestions,
} from "@docusaurus/plugin-content-docs/client";
import Translate from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";

export interface Props {
  readonly className?: string;
  readonly version: PropVersionMetadata;
}

function Message({ version }: { version: PropVersionMetadata }): ReactNode {
  const { title: siteTitle } = useDocusaurusContext().siteConfig;
  const values = { siteTitle, versionLabel: <b>{version.label}</b> };
  return version.banner === "unreleased" ? (
    <Translate id="theme.docs.versions.unreleasedVersionLabel" values={values}>
      {"You are reading the docs of {siteTitle} {versionLabel}, which has not been released yet."}
    </Translate>
  ) : (
    <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={values}>
      {"You are reading the docs of {siteTitle} {versionLabel}, which is no longer maintained."}
    </Translate>
  );
}

function LatestLink({ to, onClick }: { to: string; onClick: () => void }): ReactNode {
  return (
    <b>
      <Link to={to} onClick={onClick}>
        <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
      </Link>
    </b>
  );
}

export default function DocVersionBannerContent({ className, version }: Props): ReactNode {
  const pluginId = useActivePlugin({ failfast: true })!.pluginId;
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { latestDocSuggestion, latestVersionSuggestion: latest } =
    useDocVersionSuggestions(pluginId);
  const doc = latestDocSuggestion ?? latest.docs.find(({ id }) => id === latest.mainDocId);
  const link = (
    <LatestLink
      to={doc?.path ?? latest.path}
      onClick={() => savePreferredVersionName(latest.name)}
    />
  );
  return (
    <div
      className={clsx(
        className,
        classes.docVersionBanner,
        "alert alert--warning margin-bottom--md",
      )}
      role="alert"
    >
      <div>
        <Message version={version} />
      </div>
      <div className="margin-top--md">
        <Translate
          id="theme.docs.versions.latestVersionSuggestionLabel"
          values={{ versionLabel: latest.label, latestVersionLink: link }}
        >
          {"For up-to-date docs, see the {latestVersionLink} ({versionLabel})."}
        </Translate>
      </div>
    </div>
  );
}
