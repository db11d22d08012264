import Code from "@theme/MDXComponents/Code";
import type { ComponentProps, ReactNode } from "react";

interface FenceProps {
  children?: ReactNode;
}

interface ShownCodeProps extends ComponentProps<"code"> {
  /** What stands behind the language. */
  metastring?: string;
  /** The block as the build has highlighted it. */
  shown?: ReactNode;
  /** Of what text `shown` was made: its class, what stands behind the language, and its length. */
  compiled?: string;
}

/** The `pre` of a block of code, for components that look into it. */
export const Fence = ({ children }: FenceProps): ReactNode => children;

/** The `code` within: a component that looks into it finds language and text, and may show a copy with other props. */
export const ShownCode = ({ shown, compiled, ...props }: ShownCodeProps): ReactNode =>
  isAsCompiled(props, compiled) ? shown : <Code {...props} />;

const isAsCompiled = (
  { className = "", metastring = "", children, ...others }: ShownCodeProps,
  compiled: string | undefined,
): boolean =>
  Object.keys(others).length === 0 &&
  [className, metastring, String(children).length].join(" ") === compiled;
