import type { ReactNode } from "react";

export default function FooterCopyright({ copyright }: { readonly copyright: string }): ReactNode {
  // The site's own configuration, which is HTML by contract.
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}
