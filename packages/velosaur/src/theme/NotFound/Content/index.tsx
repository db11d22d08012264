import { useActivePluginAndVersion } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import Link from "@docusaurus/Link";
import { useHomePageRoute } from "@docusaurus/theme-common/internal";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import SearchForm from "./SearchForm.tsx";

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
          {/* A page for each address: a new one begins with its own words. */}
          <SearchForm key={useLocation().pathname} />
          <WaysOn />
        </div>
      </div>
    </main>
  );
}

function WaysOn(): ReactNode {
  const home = useHomePageRoute();
  const section = useSectionStart();
  return (
    <p>
      {home && (
        <Link className="button button--primary" to={home.path} autoAddBaseUrl={false}>
          <Translate id="theme.NotFound.home">Go to the home page</Translate>
        </Link>
      )}{" "}
      {section !== undefined && (
        <Link className="button button--secondary" to={section}>
          <Translate id="theme.NotFound.section">Go to the start of these docs</Translate>
        </Link>
      )}
    </p>
  );
}

/** Below the address of some docs: the first page of that version. */
function useSectionStart(): string | undefined {
  const version = useActivePluginAndVersion()?.activeVersion;
  return version?.docs.find(({ id }) => id === version.mainDocId)?.path;
}
