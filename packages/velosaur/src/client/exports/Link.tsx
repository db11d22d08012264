import { type AnchorHTMLAttributes, type ReactElement, type Ref, use } from "react";

import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";
import { formatHref, resolveLocation } from "../router/location.ts";
import { NavAnchor, type NavProps } from "../router/NavAnchor.tsx";
import { RouterContext } from "../router/router-context.ts";
import isInternalUrl from "./isInternalUrl.ts";
import { useBaseUrlUtils } from "./useBaseUrl.ts";
import useBrokenLinks from "./useBrokenLinks.ts";
import useDocusaurusContext from "./useDocusaurusContext.ts";

export interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">, NavProps {
  readonly isNavLink?: boolean;
  readonly to?: string;
  readonly href?: string;
  readonly autoAddBaseUrl?: boolean;
  /** Leaves the link out of the check for broken links. */
  readonly "data-noBrokenLinkCheck"?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const PATHNAME_PROTOCOL = "pathname://";

/**
 * An anchor. What happens on a click, and prefetching, are delegated to the document, since links
 * in prose need them as well.
 */
export default function Link(props: Props): ReactElement {
  const {
    to,
    href,
    isNavLink,
    autoAddBaseUrl = true,
    activeClassName,
    isActive,
    activeStyle,
    exact,
    strict,
    "data-noBrokenLinkCheck": isUnchecked,
    ...anchorProps
  } = props;
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();

  const given = to || href;
  const isInternal = isInternalUrl(given);
  const target = resolveTarget(given, (path) => {
    const address = autoAddBaseUrl && path.startsWith("/") ? withBaseUrl(path) : path;
    return isInternal ? applyTrailingSlash(address, { trailingSlash, baseUrl }) : address;
  });
  const isHash = target?.startsWith("#") ?? false;
  const opensHere = !props.target || props.target === "_self";
  const isPage = target !== undefined && isInternal && opensHere && !isHash;
  const address = isPage && !target.startsWith("/") ? findAddress(target) : target;
  if (address !== undefined && !isUnchecked && (isPage || isHash)) brokenLinks.collectLink(address);
  if (props.id) brokenLinks.collectAnchor(props.id);

  if (address !== undefined && isPage && isNavLink) {
    const navProps = { activeClassName, activeStyle, isActive, exact, strict, href: address };
    // A page has hundreds of these; to spread one object after another takes longer than all else here.
    return <NavAnchor {...Object.assign(anchorProps, navProps)} />;
  }
  const external = given && !isInternal && { target: "_blank", rel: "noopener noreferrer" };
  // Where the author opens a `pathname://` address in place, the browser has to load it.
  const noNavigation = given?.startsWith(PATHNAME_PROTOCOL) && props.target && { "data-nonav": "" };
  return <a {...external} {...anchorProps} {...noNavigation} href={address} />;
}

/** A relative path leads on from the page that is shown. */
function findAddress(target: string): string {
  const router = use(RouterContext);
  return router ? formatHref(resolveLocation(target, router.location)) : target;
}

function resolveTarget(
  given: string | undefined,
  resolve: (path: string) => string,
): string | undefined {
  return given === undefined ? undefined : resolve(given.replace(PATHNAME_PROTOCOL, ""));
}
