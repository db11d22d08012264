import isInternalUrl from "@docusaurus/isInternalUrl";
import Link from "@docusaurus/Link";
import type { FooterLinkItem } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import IconExternalLink from "@theme/Icon/ExternalLink";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export default function FooterLinkItem({ item }: { readonly item: FooterLinkItem }): ReactNode {
  const { to, href, label, prependBaseUrlToHref, className, ...props } = item;
  const toUrl = useBaseUrl(to);
  const hrefUrl = useBaseUrl(href, { forcePrependBaseUrl: true });
  return (
    <Link
      className={clsx("footer__link-item", className)}
      {...(href ? { href: prependBaseUrlToHref ? hrefUrl : href } : { to: toUrl })}
      {...props}
    >
      {label}
      {href && !isInternalUrl(href) && <IconExternalLink className="externalLinkIcon_" />}
    </Link>
  );
}
