import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import DebugEntries from "@theme/DebugEntries";
import DebugLayout from "@theme/DebugLayout";
import type { ReactNode } from "react";

interface PluginVersion {
  type: string;
  name?: string;
  version?: string;
}

const describe = ({ type, name, version }: PluginVersion): string =>
  [type, name, version].filter(Boolean).join(" ");

const toText = ([name, version]: [string, PluginVersion]): string => `${name} ${describe(version)}`;

/** Versions of the framework that the site documents, of what builds it, of the site, and of each plugin. */
export default function DebugSiteMetadata(): ReactNode {
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const { docusaurusVersion, siteVersion, pluginVersions } = siteMetadata;
  const framework = siteConfig.customFields["frameworkVersion"];
  const versions = {
    "Framework version": framework,
    "Engine version": docusaurusVersion,
    "Site version": siteVersion,
  };
  const plugins = Object.entries(pluginVersions) as [string, unknown][];
  return (
    <DebugLayout title="Metadata">
      <ul>
        {Object.entries(versions)
          .filter(([, version]) => typeof version === "string")
          .map(([label, version]) => (
            <li key={label}>
              {label}: <code>{String(version)}</code>
            </li>
          ))}
      </ul>
      <DebugEntries
        noun="plugins and themes"
        entries={plugins as [string, PluginVersion][]}
        toText={toText}
        render={([name, version]) => (
          <>
            <code>{name}</code> {describe(version)}
          </>
        )}
      />
    </DebugLayout>
  );
}
