import { useThemeConfig } from "@docusaurus/theme-common";
import Translate from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { styles } from "./styles.js";

export type PlaygroundPosition = "top" | "bottom";

export const usePlaygroundPosition = (): PlaygroundPosition =>
  (useThemeConfig() as { liveCodeBlock?: { playgroundPosition?: PlaygroundPosition } })
    .liveCodeBlock?.playgroundPosition ?? "bottom";

interface FrameProps {
  position: PlaygroundPosition;
  editor: ReactNode;
  preview: ReactNode;
  actions?: ReactNode;
}

/** The two parts of live code, each under its heading. */
export function Frame({ position, editor, preview, actions }: FrameProps): ReactNode {
  const parts = [
    <div key="editor">
      <div className="playground-header">
        <Translate
          id="theme.Playground.liveEditor"
          description="Heading of the editor of live code"
        >
          Live Editor
        </Translate>
        {actions}
      </div>
      <div className="playground-editor">{editor}</div>
    </div>,
    <div key="preview">
      <div className="playground-header">
        <Translate id="theme.Playground.result" description="Heading of the result of live code">
          Result
        </Translate>
      </div>
      <div className="playground-preview">{preview}</div>
    </div>,
  ];
  return (
    <>
      <style href="theme-live-codeblock" precedence="add-on">
        {styles}
      </style>
      <div className="playground-container" data-evaluates="">
        {position === "top" ? parts.toReversed() : parts}
      </div>
    </>
  );
}

/** What stands in place of the editor until it is there: the code, as it will be laid out. */
export function EditorFrame({ code }: { code: string }): ReactNode {
  const position = usePlaygroundPosition();
  const editor = (
    <pre className="prism-code" tabIndex={0}>
      <code>{code.replace(/\n$/, "")}</code>
    </pre>
  );
  return <Frame position={position} editor={editor} preview={null} />;
}
