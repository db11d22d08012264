import DebugEntries from "@theme/DebugEntries";
import DebugLayout from "@theme/DebugLayout";
import type { ReactNode } from "react";
import type { DebugModule } from "../../shared/debug.ts";
import { DebugData } from "../common/debug.tsx";

const toText = ({ name, kind, first }: DebugModule): string => `${name} ${kind} ${first}`;

/** Components, documents and data that routes name. */
export default function DebugRegistry({ file }: { file: string }): ReactNode {
  return (
    <DebugLayout title="Registry">
      <DebugData<DebugModule[]> file={file}>
        {(modules) => (
          <DebugEntries
            noun="modules"
            entries={modules}
            toText={toText}
            render={({ name, kind, routes, first }) => (
              <>
                <code>{name}</code> {kind}, used by {routes === 1 ? "" : `${routes} routes, first `}
                <code>{first}</code>
              </>
            )}
          />
        )}
      </DebugData>
    </DebugLayout>
  );
}
