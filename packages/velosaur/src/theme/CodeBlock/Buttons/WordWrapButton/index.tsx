import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import Button from "@theme/CodeBlock/Buttons/Button";
import IconWordWrap from "@theme/Icon/WordWrap";
import type { ReactNode } from "react";

export interface Props {
  readonly className?: string;
}

/** Only lines that are longer than the block can be wrapped. */
export default function WordWrapButton({ className }: Props): ReactNode {
  const { isEnabled, isCodeScrollable, toggle } = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) return null;
  const label = translate({ id: "theme.CodeBlock.wordWrapToggle", message: "Toggle word wrap" });
  return (
    <Button
      className={className}
      onClick={toggle}
      aria-label={label}
      aria-pressed={isEnabled}
      title={label}
    >
      <IconWordWrap />
    </Button>
  );
}
