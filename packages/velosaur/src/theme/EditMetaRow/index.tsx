import CopyPage from "@generated/copy-page";
import EditThisPage from "@theme/EditThisPage";
import LastUpdated, { type Props as LastUpdatedProps } from "@theme/LastUpdated";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props extends LastUpdatedProps {
  readonly className?: string;
  readonly editUrl?: string | null;
}

export default function EditMetaRow({ className, editUrl, ...update }: Props): ReactNode {
  return (
    <div className={clsx("row", className)}>
      <div className={clsx("col", styles.actions)}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <CopyPage />
      </div>
      <div className={clsx("col", styles.lastUpdated)}>
        {(update.lastUpdatedAt || update.lastUpdatedBy) && <LastUpdated {...update} />}
      </div>
    </div>
  );
}
