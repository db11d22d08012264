import type { ColorMode } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly value: ColorMode;
  readonly onChange: (mode: ColorMode) => void;
}

const translateMode = (mode: ColorMode): string =>
  mode === "dark"
    ? translate({ id: "theme.colorToggle.ariaLabel.mode.dark", message: "dark mode" })
    : translate({ id: "theme.colorToggle.ariaLabel.mode.light", message: "light mode" });

const translateLabel = (mode: ColorMode): string =>
  translate(
    {
      id: "theme.colorToggle.ariaLabel",
      message: "Switch between dark and light mode (currently {mode})",
    },
    { mode: translateMode(mode) },
  );

/** Both icons are there, and CSS shows one: the right one stands there before JavaScript runs. */
function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const label = translateLabel(value);
  return (
    <div className={clsx(styles.toggle, className)} data-script-only="">
      <button
        className={clsx("clean-btn", styles.toggleButton, buttonClassName)}
        type="button"
        onClick={() => onChange(value === "dark" ? "light" : "dark")}
        title={label}
        aria-label={label}
        aria-live="polite"
      >
        <IconLightMode className={clsx(styles.toggleIcon, styles.lightToggleIcon)} />
        <IconDarkMode className={clsx(styles.toggleIcon, styles.darkToggleIcon)} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
