import { useColorMode } from "@docusaurus/theme-common";
import type { CSSProperties, ReactNode } from "react";

import ColorField from "./ColorField";
import { checkContrast, type Colors, type Contrast, createShades, type Mode } from "./colors";
import styles from "./styles.module.css";

const TITLES: Record<Mode, string> = { light: "Light mode", dark: "Dark mode" };

/** The two colours of a mode, and the shades that follow from them. */
export default function ModeColors({
  mode,
  colors,
  onChange,
}: {
  mode: Mode;
  colors: Colors;
  onChange: (colors: Colors) => void;
}): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const { primary, background } = colors;
  return (
    <fieldset className={styles.mode}>
      <legend>{TITLES[mode]}</legend>
      <button
        type="button"
        className={styles.show}
        aria-pressed={colorMode === mode}
        onClick={() => setColorMode(mode)}
      >
        Show {TITLES[mode].toLowerCase()}
      </button>
      <div className={styles.fields}>
        <ColorField
          label="Primary colour"
          value={primary}
          onChange={(value) => onChange({ ...colors, primary: value })}
        />
        <ColorField
          label="Background"
          value={background}
          onChange={(value) => onChange({ ...colors, background: value })}
        />
      </div>
      <Shades title={TITLES[mode]} colors={colors} />
      <p role="status" className={styles.verdict}>
        <Verdict {...checkContrast(primary, background)} />
      </p>
    </fieldset>
  );
}

function Verdict({ ratio, grade }: Contrast): ReactNode {
  return grade === "fail" ? (
    <>
      Links are hard to read: a contrast of {ratio}, where AA asks for 4.5.{" "}
      <strong>Choose another primary colour.</strong>
    </>
  ) : (
    <>
      Links are easy to read: a contrast of {ratio} passes {grade}.
    </>
  );
}

function Shades({ title, colors }: { title: string; colors: Colors }): ReactNode {
  const shades = createShades(colors.primary).toSorted((a, b) => a.adjustment - b.adjustment);
  return (
    <table className={styles.shades}>
      <caption>{title}: shades, and their contrast with the background</caption>
      <thead>
        <tr>
          <th scope="col">Shade</th>
          <th scope="col">Colour</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {shades.map(({ name, color }) => (
          <tr key={name}>
            <th scope="row">
              <Sample color={color} background={colors.background} />
              {name}
            </th>
            <td>
              <code>{color}</code>
            </td>
            <td>
              <Grade {...checkContrast(color, colors.background)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ color, background }: { color: string; background: string }): ReactNode {
  return (
    <span
      className={styles.sample}
      style={{ "--shade": color, "--ground": background } as CSSProperties}
      aria-hidden="true"
    />
  );
}

function Grade({ ratio, grade }: Contrast): ReactNode {
  return (
    <>
      {ratio.toFixed(2)}{" "}
      <span className={grade === "fail" ? styles.failed : styles.passed}>
        {grade === "fail" ? "fails" : grade}
      </span>
    </>
  );
}
