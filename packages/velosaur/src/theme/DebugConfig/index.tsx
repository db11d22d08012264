import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import JsonSearch from "@theme/DebugJsonView/Search";
import type { ReactNode } from "react";
import { DebugData } from "../common/debug.tsx";

/** The configuration, complete with defaults. */
export default function DebugConfig({ file }: { file: string }): ReactNode {
  return (
    <DebugLayout title="Config">
      <DebugData<object> file={file}>
        {(config) => (
          <JsonSearch src={config}>
            <DebugJsonView src={config} />
          </JsonSearch>
        )}
      </DebugData>
    </DebugLayout>
  );
}
