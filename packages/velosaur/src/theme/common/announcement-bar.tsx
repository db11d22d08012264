import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { createStorageSlot, useStorageSlot } from "./storage.ts";
import { useThemeConfig } from "./theme-config.ts";

const dismissKey = "docusaurus.announcement.dismiss";
const idKey = "docusaurus.announcement.id";

export interface AnnouncementBarState {
  isActive: boolean;
  close: () => void;
}

const AnnouncementBarContext = createContext<AnnouncementBarState>({
  isActive: false,
  close: () => {},
});

export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  const { announcementBar } = useThemeConfig();
  const id = announcementBar?.id;
  const [dismissed] = useStorageSlot(dismissKey);
  const [storedId] = useStorageSlot(idKey);

  useEffect(() => {
    const idSlot = createStorageSlot(idKey);
    if (!id || idSlot.get() === id) return;
    // A new message shows again.
    idSlot.set(id);
    createStorageSlot(dismissKey).set("false");
  }, [id]);

  // Where nothing can be stored, it is closed for this visit.
  const [closedId, setClosedId] = useState<string>();
  const close = useCallback(() => {
    createStorageSlot(dismissKey).set("true");
    setClosedId(id);
  }, [id]);
  const isDismissed = (dismissed === "true" && storedId === id) || (id && closedId === id);
  const state = useMemo(
    () => ({ isActive: announcementBar !== undefined && !isDismissed, close }),
    [announcementBar, isDismissed, close],
  );
  return (
    <AnnouncementBarContext.Provider value={state}>{children}</AnnouncementBarContext.Provider>
  );
}

export const useAnnouncementBar = (): AnnouncementBarState => useContext(AnnouncementBarContext);
