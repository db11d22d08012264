import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

export interface Props {
  readonly title: ReactNode;
  readonly permalink: string;
  readonly subLabel?: ReactNode;
  readonly isNext?: boolean;
}

export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: Props): ReactNode {
  const direction = isNext ? "next" : "prev";
  return (
    <Link className={`pagination-nav__link pagination-nav__link--${direction}`} to={permalink}>
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
    </Link>
  );
}
