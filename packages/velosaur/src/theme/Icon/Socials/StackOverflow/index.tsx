import type { ComponentProps, ReactNode } from "react";

export default function IconStackOverflow({
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
      <path d="M5 14.5v6h13v-6M8 17.5h7M8.300 14.200l6.800 1M9.300 10.800l6.300 2.700M11.5 7.300l5.300 4.300M14.700 4l3.800 5.5" />
    </svg>
  );
}
