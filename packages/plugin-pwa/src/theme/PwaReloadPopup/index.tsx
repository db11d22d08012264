import Translate, { translate } from "@docusaurus/Translate";
import { type ReactElement, useState } from "react";
import { styles } from "../../client/popup-styles.js";

export interface Props {
  /** Puts the new version in the place of the one that is shown. */
  readonly onReload: () => void;
}

/** Tells a visitor who reads a kept copy of the site that there is a newer one. */
export default function PwaReloadPopup({ onReload }: Props): ReactElement | null {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="alert alert--secondary pwa-reload-popup" role="status">
      <style>{styles}</style>
      <p>
        <Translate id="theme.PwaReloadPopup.info" description="The text for PWA reload popup">
          New version available
        </Translate>
      </p>
      <button
        type="button"
        className="button button--link"
        onClick={() => {
          setOpen(false);
          onReload();
        }}
      >
        <Translate
          id="theme.PwaReloadPopup.refreshButtonText"
          description="The text for PWA reload button"
        >
          Refresh
        </Translate>
      </button>
      <button
        type="button"
        className="clean-btn close"
        aria-label={translate({
          id: "theme.PwaReloadPopup.closeButtonAriaLabel",
          message: "Close",
          description: "The ARIA label for close button of PWA reload popup",
        })}
        onClick={() => setOpen(false)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
