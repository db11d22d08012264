import AdmonitionTypes from "@theme-original/Admonition/Types";
import type { ReactNode } from "react";

interface Props {
  title?: ReactNode;
  children: ReactNode;
}

/** The type that `admonitions.keywords` of the docs plugin adds to the built-in ones. */
function MyCustomAdmonition({ title, children }: Props) {
  return (
    <div className="theme-admonition theme-admonition-my-custom-admonition alert margin-bottom--md">
      {title && (
        <p className="margin-bottom--sm">
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  );
}

export default {
  ...AdmonitionTypes,
  "my-custom-admonition": MyCustomAdmonition,
};
