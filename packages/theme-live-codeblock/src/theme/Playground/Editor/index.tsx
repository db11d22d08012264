import { translate } from "@docusaurus/Translate";
import ResetButton from "@theme/Playground/Buttons/ResetButton";
import { type ReactNode, useEffect, useRef } from "react";
import { LiveEditor } from "react-live";
import { EditorPart } from "../../../parts.js";

/** The editor is a `<pre>` that can be edited; it takes no attributes, so it is told from outside what it is. */
export default function PlaygroundEditor(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const label = translate({
      id: "theme.Playground.editorLabel",
      message: "Code, which you can edit",
      description: "Name of the editor of live code, for screen readers",
    });
    const attributes = { role: "textbox", "aria-multiline": "true", "aria-label": label };
    const pre = ref.current?.querySelector("pre");
    for (const [name, value] of Object.entries(attributes)) pre?.setAttribute(name, value);
  }, []);
  return (
    <EditorPart buttons={<ResetButton />}>
      <div ref={ref}>
        {/* Else Tab would indent, and keys would not get out any more. */}
        <LiveEditor tabMode="focus" />
      </div>
    </EditorPart>
  );
}
