import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Props {
  readonly value: string;
  readonly className?: string;
  readonly mobile?: boolean;
  readonly isDropdownItem?: boolean;
}

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props): ReactNode {
  const Element = isDropdownItem ? "li" : "div";
  return (
    <Element
      className={clsx(
        !mobile && !isDropdownItem && "navbar__item",
        mobile && "menu__list-item",
        className,
      )}
      dangerouslySetInnerHTML={{ __html: value }}
    />
  );
}
