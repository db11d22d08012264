import type { ComponentProps, ReactElement } from "react";

export interface StrokeIconProps extends ComponentProps<"svg"> {
  /** Width and height in pixels, where neither is given. */
  size?: number;
}

/** The frame of the theme's icons: lines of one weight on a grid of 24, in the color of the text. */
export function StrokeIcon({ size = 16, ...props }: StrokeIconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}
