import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from "react";

/** A link of the navbar or of one of its dropdowns. */
export interface NavbarLinkProps {
  readonly to?: string;
  readonly href?: string;
  readonly label?: ReactNode;
  readonly html?: string;
  readonly className?: string;
  readonly activeClassName?: string;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  readonly exact?: boolean;
  readonly prependBaseUrlToHref?: boolean;
  readonly isDropdownLink?: boolean;
  readonly isActive?: () => boolean;
  readonly target?: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly [attribute: string]: unknown;
}

export interface NavbarItemProps extends NavbarLinkProps {
  readonly mobile?: boolean;
  readonly position?: "left" | "right";
  readonly isDropdownItem?: boolean;
}

export interface DropdownProps extends NavbarItemProps {
  readonly items: readonly NavbarItemProps[];
  readonly dropdownActiveClassDisabled?: boolean;
}
