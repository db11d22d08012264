import Link from "@docusaurus/Link";
import { type NavbarLogo, useThemeConfig } from "@docusaurus/theme-common";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import ThemedImage from "@theme/ThemedImage";
import type { ComponentProps, ReactNode } from "react";

export interface Props extends ComponentProps<typeof Link> {
  readonly imageClassName?: string;
  readonly titleClassName?: string;
}

function LogoImage({
  logo,
  alt,
  className,
}: {
  logo: NavbarLogo;
  alt: string;
  className?: string;
}): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={logo.className}
      sources={{ light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark || logo.src) }}
      height={logo.height}
      width={logo.width}
      alt={alt}
      style={logo.style}
    />
  );
  return className ? <div className={className}>{image}</div> : image;
}

export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactNode {
  const { title: siteTitle } = useDocusaurusContext().siteConfig;
  const { title, logo } = useThemeConfig().navbar;
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <Link
      to={withBaseUrl(logo?.href || "/")}
      {...props}
      {...(logo?.target && { target: logo.target })}
    >
      {/* Beside a title the picture says nothing new. */}
      {logo && (
        <LogoImage
          logo={logo}
          alt={logo.alt ?? (title ? "" : siteTitle)}
          className={imageClassName}
        />
      )}
      {/* A title of Latin letters on a page that runs from right to left is cut at its own end. */}
      {title != null && (
        <b dir="auto" className={titleClassName}>
          {title}
        </b>
      )}
    </Link>
  );
}
