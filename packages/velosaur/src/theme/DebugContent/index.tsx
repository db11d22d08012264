import DebugJsonView from "@theme/DebugJsonView";
import JsonSearch from "@theme/DebugJsonView/Search";
import DebugLayout from "@theme/DebugLayout";
import { type ReactNode, useState } from "react";
import type { DebugContentFile } from "../../shared/debug.ts";
import { DebugData } from "../common/debug.tsx";

/** Loaded when it is opened: it may be large. */
function PluginContent({ plugin, id, file }: DebugContentFile): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="margin-bottom--md"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <code>{plugin}</code> ({id})
      </summary>
      {isOpen && (
        <DebugData<object> file={file}>
          {(content) => (
            <JsonSearch src={content}>
              <DebugJsonView src={content} />
            </JsonSearch>
          )}
        </DebugData>
      )}
    </details>
  );
}

/** What each plugin has loaded. */
export default function DebugContent({ contents }: { contents: DebugContentFile[] }): ReactNode {
  return (
    <DebugLayout title="Content">
      {contents.map((content) => (
        <PluginContent key={content.file} {...content} />
      ))}
    </DebugLayout>
  );
}
