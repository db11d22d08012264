import Link from "@docusaurus/Link";
import Translate from "@docusaurus/Translate";
import IconEdit from "@theme/Icon/Edit";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";

export default function EditThisPage({ editUrl }: { readonly editUrl: string }): ReactNode {
  return (
    <Link to={editUrl} className={classes.editThisPage}>
      <IconEdit />
      <Translate id="theme.common.editThisPage">Edit this page</Translate>
    </Link>
  );
}
