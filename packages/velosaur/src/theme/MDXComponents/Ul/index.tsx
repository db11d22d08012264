import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export default function MDXUl({ className, ...props }: ComponentProps<"ul">): ReactNode {
  return (
    <ul
      {...props}
      className={
        clsx(className, className?.includes("contains-task-list") && "clean-list") || undefined
      }
    />
  );
}
