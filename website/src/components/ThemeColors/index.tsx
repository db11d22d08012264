import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";

import { type Colors, DEFAULT_COLORS, formatCss, type Mode, MODES } from "./colors";
import ModeColors from "./ModeColors";
import styles from "./styles.module.css";
import useEdited from "./use-edited";
import useSettled from "./use-settled";

/** Makes the shades of a primary colour for both modes, shows them on the whole site, and writes the CSS. */
export default function ThemeColors(): ReactNode {
  const [edited, change] = useEdited();
  const colors: Record<Mode, Colors> = {
    light: edited.light ?? DEFAULT_COLORS.light,
    dark: edited.dark ?? DEFAULT_COLORS.dark,
  };
  const css = useSettled(formatCss(colors));
  const isPreviewing = MODES.some((mode) => edited[mode]);
  return (
    <section className={styles.tool} aria-label="Colours of your site">
      <noscript>
        <p>To try other colours, switch JavaScript on. These are the ones to start from.</p>
      </noscript>
      <div className={styles.modes}>
        {MODES.map((mode) => (
          <ModeColors
            key={mode}
            mode={mode}
            colors={colors[mode]}
            onChange={(changed) => change({ ...edited, [mode]: changed })}
          />
        ))}
      </div>
      <div className={styles.preview}>
        <p role="status">
          {isPreviewing
            ? "All pages of this site show your colours now, in this tab."
            : "Change a colour, and all pages of this site show it, in this tab."}
        </p>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => change({})}
        >
          Reset the colours
        </button>
      </div>
      <CodeBlock language="css" title="src/css/custom.css">
        {css}
      </CodeBlock>
    </section>
  );
}
