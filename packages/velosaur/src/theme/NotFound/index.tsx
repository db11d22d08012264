import { PageMetadata } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import Layout from "@theme/Layout";
import NotFoundContent from "@theme/NotFound/Content";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: "theme.NotFound.title", message: "Page Not Found" })} />
      <Layout>
        <NotFoundContent className={styles.page} />
      </Layout>
    </>
  );
}
