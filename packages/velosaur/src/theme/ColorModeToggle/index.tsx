import type { ColorModeChoice } from "../common/color-mode.tsx";
import { translate } from "@docusaurus/Translate";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly value: ColorModeChoice;
  readonly onChange: (choice: ColorModeChoice) => void;
  /** Whether the button also leads back to the mode of the visitor's system, which is `null`. */
  readonly respectPrefersColorScheme: boolean;
}

const translateMode = (mode: ColorModeChoice): string => {
  if (mode === null)
    return translate({ id: "theme.colorToggle.ariaLabel.mode.system", message: "system mode" });
  return mode === "dark"
    ? translate({ id: "theme.colorToggle.ariaLabel.mode.dark", message: "dark mode" })
    : translate({ id: "theme.colorToggle.ariaLabel.mode.light", message: "light mode" });
};

const findNext = (mode: ColorModeChoice, hasSystem: boolean): ColorModeChoice => {
  if (mode === "dark") return hasSystem ? null : "light";
  return mode === null && hasSystem ? "light" : "dark";
};

const translateLabel = (mode: ColorModeChoice): string =>
  translate(
    {
      id: "theme.colorToggle.ariaLabel",
      message: "Switch between dark and light mode (currently {mode})",
    },
    { mode: translateMode(mode) },
  );

/** Both icons are there, and CSS shows one: the right one stands there before JavaScript runs. */
function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
  respectPrefersColorScheme,
}: Props): ReactNode {
  const label = translateLabel(value);
  return (
    <div className={clsx(styles.toggle, className)} data-script-only="">
      <button
        className={clsx("clean-btn", styles.toggleButton, buttonClassName)}
        type="button"
        onClick={() => onChange(findNext(value, respectPrefersColorScheme))}
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
