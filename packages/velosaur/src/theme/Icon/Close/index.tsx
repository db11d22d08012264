import type { ComponentProps, ReactNode } from "react";

export default function IconClose({
  width = 21,
  height = 21,
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
      <path d="M5 5l14 14M19 5 5 19" />
    </svg>
  );
}
