import type { ComponentProps, ReactNode } from "react";

export default function IconEdit({
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
      <path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17zM14.5 7.5l3 3" />
    </svg>
  );
}
