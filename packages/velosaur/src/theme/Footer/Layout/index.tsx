import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";

export interface Props {
  readonly style: "light" | "dark";
  readonly links: ReactNode;
  readonly logo: ReactNode;
  readonly copyright: ReactNode;
}

export default function FooterLayout({ style, links, logo, copyright }: Props): ReactNode {
  const bottom = (logo || copyright) && (
    <div className="footer__bottom text--center">
      {logo && <div className="margin-bottom--sm">{logo}</div>}
      {copyright}
    </div>
  );
  return (
    <footer className={clsx(classes.footer, "footer", style === "dark" && "footer--dark")}>
      <div className="container container-fluid">
        {links}
        {bottom}
      </div>
    </footer>
  );
}
