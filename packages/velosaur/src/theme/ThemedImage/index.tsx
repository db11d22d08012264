import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface Props extends Omit<ComponentProps<"img">, "src"> {
  readonly sources: { readonly light: string; readonly dark: string };
}

/** CSS shows the one of the colour mode, so nothing changes when the page hydrates. */
export default function ThemedImage({ sources, className, alt, ...props }: Props): ReactNode {
  if (sources.light === sources.dark)
    return <img {...props} alt={alt} className={className} src={sources.light} />;
  return (["light", "dark"] as const).map((mode) => (
    <img
      {...props}
      key={mode}
      alt={alt}
      src={sources[mode]}
      className={clsx("themedComponent", `themedComponent--${mode}`, className)}
    />
  ));
}
