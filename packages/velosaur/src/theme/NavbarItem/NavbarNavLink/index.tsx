import isInternalUrl from "@docusaurus/isInternalUrl";
import Link from "@docusaurus/Link";
import { isRegexpStringMatch } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import IconExternalLink from "@theme/Icon/ExternalLink";
import type { ReactNode } from "react";
import type { NavbarLinkProps } from "../types.ts";

export type Props = NavbarLinkProps;

/** Whether the page is the item's own, where the configuration says what belongs to it. */
function useActiveCheck({ activeBasePath, activeBaseRegex }: Props) {
  const activeBaseUrl = useBaseUrl(activeBasePath);
  if (!activeBasePath && !activeBaseRegex) return {};
  return {
    isActive: (_match: unknown, location: { pathname: string }) =>
      activeBaseRegex
        ? isRegexpStringMatch(activeBaseRegex, location.pathname)
        : location.pathname.startsWith(activeBaseUrl),
  };
}

export default function NavbarNavLink(props: Props): ReactNode {
  const {
    activeBasePath: _activeBasePath,
    activeBaseRegex: _activeBaseRegex,
    to,
    href,
    label,
    html,
    isDropdownLink,
    prependBaseUrlToHref,
    ...rest
  } = props;
  const toUrl = useBaseUrl(to);
  const hrefUrl = useBaseUrl(href, { forcePrependBaseUrl: true });
  const activeProps = useActiveCheck(props);
  const content = html
    ? { dangerouslySetInnerHTML: { __html: html } }
    : {
        children: (
          <>
            {label}
            {label && href && !isInternalUrl(href) && (
              <IconExternalLink
                className="externalLinkIcon_"
                {...(isDropdownLink && { width: 12, height: 12 })}
              />
            )}
          </>
        ),
      };
  if (href) return <Link href={prependBaseUrlToHref ? hrefUrl : href} {...rest} {...content} />;
  return <Link to={toUrl} isNavLink {...activeProps} {...rest} {...content} />;
}
