import { type FooterColumnItem, type FooterLinkItem } from "@docusaurus/theme-common";
import LinkItem from "@theme/Footer/LinkItem";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../../common/classes.ts";

function ColumnItem({ item }: { item: FooterLinkItem }): ReactNode {
  if (!item.html) {
    return (
      <li className="footer__item">
        <LinkItem item={item} />
      </li>
    );
  }
  return (
    <li
      className={clsx("footer__item", item.className)}
      dangerouslySetInnerHTML={{ __html: item.html }}
    />
  );
}

export default function FooterLinksMultiColumn({
  columns,
}: {
  readonly columns: FooterColumnItem[];
}): ReactNode {
  return (
    <div className="row footer__links">
      {columns.map((column, index) => (
        <div
          key={index}
          className={clsx(classes.footerColumn, "col footer__col", column.className)}
        >
          <div className="footer__title">{column.title}</div>
          <ul className="footer__items clean-list">
            {column.items.map((item, itemIndex) => (
              <ColumnItem key={itemIndex} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
