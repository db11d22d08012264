import Editor from "@theme/Playground/Editor";
import Preview from "@theme/Playground/Preview";
import type { ReactNode } from "react";
import { type PlaygroundPosition, usePlaygroundPosition } from "../../../position.js";

export interface Props {
  readonly position?: PlaygroundPosition;
}

export default function PlaygroundLayout({ position }: Props): ReactNode {
  const usual = usePlaygroundPosition();
  const parts = [<Editor key="editor" />, <Preview key="preview" />];
  return (position ?? usual) === "top" ? parts.toReversed() : parts;
}
