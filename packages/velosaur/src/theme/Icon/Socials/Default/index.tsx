import type { ComponentProps, ReactNode } from "react";

export default function IconDefault({
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
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.300 3.700 5.200 3.700 8.5s-1.200 6.200-3.700 8.5c-2.5-2.300-3.700-5.200-3.700-8.5S9.5 5.800 12 3.5z" />
    </svg>
  );
}
