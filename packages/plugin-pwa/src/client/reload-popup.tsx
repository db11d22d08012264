import PwaReloadPopup from "@theme/PwaReloadPopup";
import { createRoot } from "react-dom/client";

const CONTAINER_ID = "pwa-popup-container";

export function showReloadPopup(onReload: () => void): void {
  document.getElementById(CONTAINER_ID)?.remove();
  const container = Object.assign(document.createElement("div"), { id: CONTAINER_ID });
  document.body.append(container);
  createRoot(container).render(<PwaReloadPopup onReload={onReload} />);
}
