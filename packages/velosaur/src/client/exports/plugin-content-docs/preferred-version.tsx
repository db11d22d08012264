/** The version that a visitor chose last, per docs plugin, remembered across visits. */

import { createStorageSlot } from "@docusaurus/theme-common/internal";
import {
  createContext,
  type ReactElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";

import { DEFAULT_PLUGIN_ID } from "../constants.ts";
import useDocusaurusContext from "../useDocusaurusContext.ts";
import { useAllDocsData, useDocsData } from "./global-docs.ts";
import type { GlobalPluginData, GlobalVersion } from "./types.ts";

type Names = Record<string, string | null>;
type Persistence = "localStorage" | "sessionStorage" | "none";

interface PreferredVersions {
  names: Names;
  save: (pluginId: string, name: string) => void;
}

const Context = createContext<PreferredVersions | null>(null);

const openSlot = (pluginId: string, persistence: Persistence) =>
  createStorageSlot(`docs-preferred-version-${pluginId}`, { persistence });

/** A version that is gone from the site is forgotten. */
function readName(
  pluginId: string,
  data: GlobalPluginData,
  persistence: Persistence,
): string | null {
  const slot = openSlot(pluginId, persistence);
  const name = slot.get();
  if (name === null || data.versions.some((version) => version.name === name)) return name;
  slot.del();
  return null;
}

export function DocsPreferredVersionContextProvider({
  children,
}: {
  children: ReactNode;
}): ReactElement {
  const data = useAllDocsData();
  const { docs } = useDocusaurusContext().siteConfig.themeConfig as {
    docs?: { versionPersistence?: Persistence };
  };
  const persistence = docs?.versionPersistence ?? "localStorage";
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    const read = Object.entries(data).map(
      ([id, plugin]) => [id, readName(id, plugin, persistence)] as const,
    );
    // Storage can't be read while rendering: the server has none.
    if (read.some(([, name]) => name !== null))
      startTransition(() => setNames(Object.fromEntries(read)));
  }, [data, persistence]);
  const value = useMemo(
    () => ({
      names,
      save: (pluginId: string, name: string) => {
        openSlot(pluginId, persistence).set(name);
        setNames((known) => ({ ...known, [pluginId]: name }));
      },
    }),
    [names, persistence],
  );
  return <Context value={value}>{children}</Context>;
}

function usePreferredVersions(): PreferredVersions {
  const versions = useContext(Context);
  if (!versions) {
    throw new Error(
      "useDocsPreferredVersion was called outside of <DocsPreferredVersionContextProvider>.",
    );
  }
  return versions;
}

const findVersion = (
  { versions }: GlobalPluginData,
  name: string | null | undefined,
): GlobalVersion | null => versions.find((version) => version.name === name) ?? null;

export function useDocsPreferredVersion(pluginId: string = DEFAULT_PLUGIN_ID): {
  preferredVersion: GlobalVersion | null;
  savePreferredVersionName: (name: string) => void;
} {
  const data = useDocsData(pluginId);
  const { names, save } = usePreferredVersions();
  return {
    preferredVersion: findVersion(data, names[pluginId]),
    savePreferredVersionName: (name) => save(pluginId, name),
  };
}

export function useDocsPreferredVersionByPluginId(): Record<string, GlobalVersion | null> {
  const data = useAllDocsData();
  const { names } = usePreferredVersions();
  return Object.fromEntries(
    Object.entries(data).map(([id, plugin]) => [id, findVersion(plugin, names[id])]),
  );
}
