import type { FooterLinkItem } from "@docusaurus/theme-common";
import LinkItem from "@theme/Footer/LinkItem";
import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";

function SimpleItem({ item }: { item: FooterLinkItem }): ReactNode {
  if (!item.html) return <LinkItem item={item} />;
  return (
    <span
      className={clsx("footer__link-item", item.className)}
      dangerouslySetInnerHTML={{ __html: item.html }}
    />
  );
}

export default function FooterLinksSimple({
  links,
}: {
  readonly links: FooterLinkItem[];
}): ReactNode {
  return (
    <div className="footer__links text--center">
      <div className="footer__links">
        {links.map((item, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="footer__link-separator">·</span>}
            <SimpleItem item={item} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
