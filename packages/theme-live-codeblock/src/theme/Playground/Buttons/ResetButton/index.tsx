import { usePlayground } from "@docusaurus/theme-live-codeblock/client";
import Translate from "@docusaurus/Translate";
import type { ReactNode } from "react";

export interface Props {
  readonly className?: string;
}

export default function ResetButton({
  className = "button button--sm button--secondary",
}: Props): ReactNode {
  const { reset } = usePlayground();
  return (
    <button type="button" className={className} onClick={reset}>
      <Translate
        id="theme.Playground.buttons.reset"
        description="Button that brings live code back to what its author wrote"
      >
        Reset
      </Translate>
    </button>
  );
}
