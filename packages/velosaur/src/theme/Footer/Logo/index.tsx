import Link from "@docusaurus/Link";
import type { FooterLogo as FooterLogoConfig } from "@docusaurus/theme-common";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import ThemedImage from "@theme/ThemedImage";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export default function FooterLogo({ logo }: { readonly logo: FooterLogoConfig }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={clsx("footer__logo", logo.className)}
      alt={logo.alt}
      sources={{ light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src) }}
      width={logo.width}
      height={logo.height}
      style={logo.style}
      loading="lazy"
    />
  );
  if (!logo.href) return image;
  return (
    <Link href={logo.href} className="footer__logo-link" target={logo.target}>
      {image}
    </Link>
  );
}
