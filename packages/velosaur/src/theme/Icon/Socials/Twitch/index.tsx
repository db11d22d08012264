import type { ComponentProps, ReactNode } from "react";

export default function IconTwitch({
  width = 16,
  height = 16,
  ...props
}: ComponentProps<"svg">): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M5 3.5h15v10L16 17.5h-3.5L9.5 20.5v-3H5zM11 8v4.5M15.5 8v4.5" />
    </svg>
  );
}
