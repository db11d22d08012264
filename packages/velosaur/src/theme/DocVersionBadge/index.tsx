import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import Translate from "@docusaurus/Translate";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";

export default function DocVersionBadge({ className }: { readonly className?: string }): ReactNode {
  const { badge, label } = useDocsVersion();
  if (!badge) return null;
  return (
    <span className={clsx(className, classes.docVersionBadge, "badge badge--secondary")}>
      <Translate id="theme.docs.versionBadge.label" values={{ versionLabel: label }}>
        {"Version: {versionLabel}"}
      </Translate>
    </span>
  );
}
