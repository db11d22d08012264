import Link from "@docusaurus/Link";
import { useLatestVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
import Translate, { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";

import styles from "../components/versions/styles.module.css";
import { type DocsVersion, sortVersions } from "../components/versions/sort-versions";
import archived from "../data/archived-versions.json";

const repository = "https://github.com/facebook/docusaurus";
const legacyDocs = "https://v1.docusaurus.io/docs/en/installation";

const toReleaseNotes = (version: string): string => `${repository}/releases/tag/v${version}`;

const documentation = <Translate id="versions.documentation">Documentation</Translate>;
const releaseNotes = <Translate id="versions.releaseNotes">Release notes</Translate>;

interface Row {
  name: string;
  docs: ReactNode;
  notes?: ReactNode;
}

function VersionTable({ rows, label }: { rows: readonly Row[]; label: string }): ReactNode {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ name, docs, notes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{docs}</td>
            <td>{notes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toRow = ({ name, label, path }: DocsVersion): Row => ({
  name: label,
  docs: <Link to={path}>{documentation}</Link>,
  // What is on the way has no release yet.
  notes: (
    <Link href={name === "current" ? `${repository}/releases` : toReleaseNotes(name)}>
      {releaseNotes}
    </Link>
  ),
});

const archivedRows: Row[] = archived.map(({ name, url }) => ({
  name,
  docs: <Link href={url}>{documentation}</Link>,
  notes: <Link href={toReleaseNotes(name)}>{releaseNotes}</Link>,
}));

const legacyRow: Row = { name: "1.x.x", docs: <Link href={legacyDocs}>{documentation}</Link> };

interface SectionProps {
  id: string;
  title: string;
  rows: readonly Row[];
  children: ReactNode;
}

function Section({ id, title, rows, children }: SectionProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <p>{children}</p>
      <VersionTable rows={rows} label={title} />
    </section>
  );
}

function Sections(): ReactNode {
  const latest = useLatestVersion("default");
  const { preReleases, past } = sortVersions(useVersions("default"), latest);
  return (
    <>
      <Section
        id="next"
        title={translate({ id: "versions.current", message: "Current version" })}
        rows={[toRow(latest)]}
      >
        <Translate id="versions.current.text">
          Read these docs unless your site uses an older version.
        </Translate>
      </Section>
      <Section
        id="latest"
        title={translate({ id: "versions.preReleases", message: "Pre-releases" })}
        rows={preReleases.map(toRow)}
      >
        <Translate id="versions.preReleases.text">
          Try what comes next. Details may still change before the release.
        </Translate>
      </Section>
      <Section
        id="archive"
        title={translate({ id: "versions.past", message: "Past versions" })}
        rows={[...past.map(toRow), ...archivedRows]}
      >
        <Translate id="versions.past.text">
          No one maintains these versions. Their docs stay for sites that have not moved on.
        </Translate>
      </Section>
      <Section
        id="legacy"
        title={translate({ id: "versions.legacy", message: "Version 1" })}
        rows={[legacyRow]}
      >
        <Translate
          id="versions.legacy.text"
          values={{
            guide: (
              <Link to="/docs/migration/">
                <Translate id="versions.legacy.guide">migration guide</Translate>
              </Link>
            ),
          }}
        >
          {"The first version has a website of its own. The {guide} shows how to leave it."}
        </Translate>
      </Section>
    </>
  );
}

export default function Versions(): ReactNode {
  return (
    <Layout
      title={translate({ id: "versions.title", message: "Versions" })}
      description={translate({
        id: "versions.description",
        message: "Docs and release notes of every version of Docusaurus.",
      })}
    >
      <main className="container margin-vert--lg">
        <div className={styles.page}>
          <Heading as="h1">
            <Translate id="versions.heading">Docusaurus documentation versions</Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate
              id="versions.lead"
              values={{ command: <code>npx docusaurus --version</code> }}
            >
              {
                "Each version of Docusaurus has docs of its own. To learn which one your site uses, run {command} in its folder, then choose the docs with that number. The menu in the navbar changes the version of the page that you are reading."
              }
            </Translate>
          </p>
          <Sections />
        </div>
      </main>
    </Layout>
  );
}
