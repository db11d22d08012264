import { useState } from "react";

interface Props {
  readonly where: string;
}

/** Throws at the next render after a click, with a cause that has a cause. */
export default function CrashButton({ where }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error(`The button ${where} crashed`, {
      cause: new Error("You clicked it", { cause: new Error("You read this page") }),
    });
  }
  return (
    <button type="button" className="button button--danger" onClick={() => setBroken(true)}>
      Crash {where}
    </button>
  );
}
