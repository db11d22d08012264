import Translate from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export default function NotFoundContent({ className }: { readonly className?: string }): ReactNode {
  return (
    <main className={clsx("container margin-vert--xl", className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            <Translate id="theme.NotFound.title">Page Not Found</Translate>
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1">There is nothing at this address.</Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2">
              If a link on another site led you here, please tell its owner that it no longer works.
            </Translate>
          </p>
        </div>
      </div>
    </main>
  );
}
