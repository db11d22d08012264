import { type ReactNode, useId, useState } from "react";

import { parseColor } from "./colors";
import styles from "./styles.module.css";

/** A colour that can be picked or written. What is written counts as soon as it is one. */
export default function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
}): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && parseColor(draft) === undefined;
  const write = (text: string): void => {
    setDraft(text);
    const color = parseColor(text);
    if (color) onChange(color);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.inputs}>
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          type="text"
          value={draft ?? value}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      <p id={`${id}-help`} className={styles.help} role="status">
        {isWrong ? "Not a colour yet. Write one like #2e8555." : ""}
      </p>
    </div>
  );
}
