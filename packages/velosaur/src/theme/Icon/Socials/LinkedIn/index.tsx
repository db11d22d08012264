import type { ComponentProps, ReactNode } from "react";

export default function IconLinkedIn({
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
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" />
      <path d="M8 11v5.5M8 7.700v.01M11.800 16.5V11m0 2.5c0-1.5 1-2.5 2.300-2.5s2.100.9 2.100 2.5v3" />
    </svg>
  );
}
