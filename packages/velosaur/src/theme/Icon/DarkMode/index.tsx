import type { ComponentProps, ReactNode } from "react";

export default function IconDarkMode({
  width = 22,
  height = 22,
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
      <path d="M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2" />
    </svg>
  );
}
