import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import DebugJsonView from "@theme/DebugJsonView";
import JsonSearch from "@theme/DebugJsonView/Search";
import DebugLayout from "@theme/DebugLayout";
import type { ReactNode } from "react";

/** What plugins share with every page. */
export default function DebugGlobalData(): ReactNode {
  const { globalData } = useDocusaurusContext();
  return (
    <DebugLayout title="Global data">
      <JsonSearch src={globalData}>
        <DebugJsonView src={globalData} />
      </JsonSearch>
    </DebugLayout>
  );
}
