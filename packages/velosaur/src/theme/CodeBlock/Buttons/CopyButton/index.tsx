import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import Button from "@theme/CodeBlock/Buttons/Button";
import IconCopy from "@theme/Icon/Copy";
import IconSuccess from "@theme/Icon/Success";
import { type ReactNode, useEffect, useState } from "react";
import { writeClipboard } from "../../../behaviors/clipboard.ts";

export interface Props {
  readonly className?: string;
}

const SHOWN_FOR = 1500;

/** Copies, and says so for a moment. */
function useCopy(code: string): { isCopied: boolean; copy: () => void } {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (): void =>
    void writeClipboard(code)
      .then(() => {
        setCopied(true);
        return setCopies((count) => count + 1);
      })
      .catch((error: unknown) => console.warn("The code could not be copied.", error));
  return { isCopied, copy };
}

export default function CopyButton({ className }: Props): ReactNode {
  const { isCopied, copy } = useCopy(useCodeBlockContext().metadata.code);
  const label = isCopied
    ? translate({ id: "theme.CodeBlock.copied", message: "Copied" })
    : translate({
        id: "theme.CodeBlock.copyButtonAriaLabel",
        message: "Copy code to clipboard",
      });
  return (
    <Button
      className={className}
      onClick={copy}
      aria-label={label}
      title={translate({ id: "theme.CodeBlock.copy", message: "Copy" })}
      data-copied={isCopied ? "" : undefined}
    >
      {isCopied ? <IconSuccess /> : <IconCopy />}
    </Button>
  );
}
