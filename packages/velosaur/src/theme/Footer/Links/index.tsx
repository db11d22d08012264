import { type Footer, isMultiColumnFooterLinks } from "@docusaurus/theme-common";
import FooterLinksMultiColumn from "@theme/Footer/Links/MultiColumn";
import FooterLinksSimple from "@theme/Footer/Links/Simple";
import type { ReactNode } from "react";

export default function FooterLinks({ links }: { readonly links: Footer["links"] }): ReactNode {
  return isMultiColumnFooterLinks(links) ? (
    <FooterLinksMultiColumn columns={links} />
  ) : (
    <FooterLinksSimple links={links} />
  );
}
