import type { ComponentProps, ReactNode } from "react";

export default function IconHome({
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
      <path d="M3.5 11 12 3.5l8.5 7.5M6 9v11h4.5v-6h3v6H18V9" />
    </svg>
  );
}
