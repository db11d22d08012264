import { type ComponentProps, createElement, type ReactNode } from "react";
import { createImage } from "../../../shared/markup/image.ts";

export default function MDXImg(props: ComponentProps<"img">): ReactNode {
  return createImage<ReactNode>(createElement as never, { ...props });
}
