import DebugEntries from "@theme/DebugEntries";
import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import type { ReactNode } from "react";
import type { DebugRoute } from "../../shared/debug.ts";
import { DebugData } from "../common/debug.tsx";

/** A route within others is found by itself, too. */
const flatten = (routes: readonly DebugRoute[]): DebugRoute[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

const toText = (route: DebugRoute): string =>
  Object.entries(route)
    .filter(([name]) => name !== "routes")
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join("\n");

function RouteEntry({ path, ...fields }: DebugRoute): ReactNode {
  return (
    <>
      <code>{path}</code>
      {Object.entries(fields).map(([name, value]) => (
        <DebugJsonView key={name} name={name} src={value} collapsed />
      ))}
    </>
  );
}

/** All routes, those of layouts among them. */
export default function DebugRoutes({ file }: { file: string }): ReactNode {
  return (
    <DebugLayout title="Routes">
      <DebugData<DebugRoute[]> file={file}>
        {(routes) => (
          <DebugEntries
            noun="routes"
            entries={flatten(routes)}
            toText={toText}
            render={(route) => <RouteEntry {...route} />}
          />
        )}
      </DebugData>
    </DebugLayout>
  );
}
