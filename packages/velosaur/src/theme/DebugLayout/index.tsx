import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

const PAGES = {
  config: "Config",
  content: "Content",
  globalData: "Global data",
  metadata: "Metadata",
  registry: "Registry",
  routes: "Routes",
};

export interface Props {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Frame of the debug pages, with a way to each of them. */
export default function DebugLayout({ title, children }: Props): ReactNode {
  return (
    <Layout>
      <Head>
        <title>Docusaurus debug panel</title>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <nav aria-label="Debug pages">
          <ul className={`pills ${styles.pages}`}>
            {Object.entries(PAGES).map(([name, label]) => (
              <li key={name}>
                <Link
                  className="pills__item"
                  activeClassName="pills__item--active"
                  isNavLink
                  to={`/__docusaurus/debug/${name}`}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {title !== undefined && (
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
        )}
        {children}
      </main>
    </Layout>
  );
}
