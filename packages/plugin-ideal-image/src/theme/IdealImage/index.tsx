import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { sizesFor } from "../../sizes.js";

interface SizedImage {
  readonly src: {
    readonly src: string;
    readonly srcSet: string;
    readonly width: number;
    readonly height: number;
  };
  readonly preSrc?: string;
}

export interface Props extends Omit<ComponentProps<"img">, "src" | "srcSet"> {
  /** `require('./x.png')`, or what an import of the image gives. */
  readonly img: string | { readonly default: string } | SizedImage;
}

/** An image in the size that is needed, with its place kept and filled until it is there. */
export default function IdealImage({ img, style, ...props }: Props): ReactNode {
  const own = { loading: "lazy", decoding: "async", ...props } as const;
  if (typeof img !== "object" || !("src" in img)) {
    const src = typeof img === "object" ? img.default : img;
    return <img {...own} src={src} style={{ ...fit, ...style }} />;
  }
  const { src, srcSet, width, height } = img.src;
  const placed = { ...fit, ...placeholder(img.preSrc), ...style };
  const sized = { sizes: sizesFor(width), width, height, ...own };
  return <img {...sized} src={src} srcSet={srcSet} style={placed} />;
}

const fit: CSSProperties = { maxWidth: "100%", height: "auto" };

const placeholder = (preSrc: string | undefined): CSSProperties =>
  preSrc === undefined ? {} : { background: `url(${preSrc}) center/cover no-repeat` };
