import type { ComponentProps, ReactNode } from "react";

export default function IconArrow({
  width = 18,
  height = 18,
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
      <path d="m13 6-6 6 6 6M18.5 6l-6 6 6 6" />
    </svg>
  );
}
