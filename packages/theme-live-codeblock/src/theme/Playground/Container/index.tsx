import type { ReactNode } from "react";
import { styles } from "../../../styles.js";

export interface Props {
  readonly children: ReactNode;
}

export default function PlaygroundContainer({ children }: Props): ReactNode {
  return (
    <>
      <style href="theme-live-codeblock" precedence="add-on">
        {styles}
      </style>
      <div className="playground-container" data-evaluates="">
        {children}
      </div>
    </>
  );
}
