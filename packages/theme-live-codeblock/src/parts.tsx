/** The two parts of live code, each under its heading. */

import Translate from "@docusaurus/Translate";
import Container from "@theme/Playground/Container";
import Header from "@theme/Playground/Header";
import type { ReactNode } from "react";
import { usePlaygroundPosition } from "./position.js";

export function EditorPart({
  buttons,
  children,
}: {
  buttons?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div>
      <Header buttons={buttons}>
        <Translate
          id="theme.Playground.liveEditor"
          description="Heading of the editor of live code"
        >
          Live Editor
        </Translate>
      </Header>
      <div className="playground-editor">{children}</div>
    </div>
  );
}

export function PreviewPart({ children }: { children: ReactNode }): ReactNode {
  return (
    <div>
      <Header>
        <Translate id="theme.Playground.result" description="Heading of the result of live code">
          Result
        </Translate>
      </Header>
      <div className="playground-preview">{children}</div>
    </div>
  );
}

/** What stands in place of the editor until it is there: the code, as it will be laid out. */
export function EditorFrame({ code }: { code: string }): ReactNode {
  const isFlipped = usePlaygroundPosition() === "top";
  const parts = [
    <EditorPart key="editor">
      <pre className="prism-code" tabIndex={0}>
        <code>{code.replace(/\n$/, "")}</code>
      </pre>
    </EditorPart>,
    <PreviewPart key="preview">{null}</PreviewPart>,
  ];
  return <Container>{isFlipped ? parts.toReversed() : parts}</Container>;
}
