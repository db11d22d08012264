import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import useGlobalData from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import {
  useActiveDocContext,
  useActivePluginAndVersion,
  useAllDocsData,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
} from "@docusaurus/plugin-content-docs/client";
import { useThemeConfig } from "@docusaurus/theme-common";
import { Record } from "./Record.js";

/** The page that the site's plugin adds. */
export default function Recorded(props) {
  return (
    <>
      <Record name="a plugin's page" value={props} />
      <Record name="useDocusaurusContext" value={useDocusaurusContext()} />
      <Record name="useGlobalData" value={useGlobalData()} />
      <Record name="useRouteContext of a plugin's page" value={useRouteContext()} />
      <Record name="useThemeConfig" value={useThemeConfig()} />
      <Record name="useAllDocsData" value={useAllDocsData()} />
      <Record name="useActivePluginAndVersion" value={useActivePluginAndVersion()} />
      <Record name="useActiveDocContext" value={useActiveDocContext()} />
      <Record name="useDocVersionSuggestions" value={useDocVersionSuggestions()} />
      <Record name="useLatestVersion" value={useLatestVersion()} />
      <Record name="useVersions" value={useVersions()} />
    </>
  );
}
