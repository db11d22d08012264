import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import { usePluralForm } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import { clsx } from "clsx";
import type { ReactNode } from "react";

import { filterSites, isEmptyFilter } from "../../components/showcase/filter";
import Filters from "../../components/showcase/Filters";
import { type Site, sites } from "../../components/showcase/sites";
import styles from "../../components/showcase/styles.module.css";
import Tile from "../../components/showcase/Tile";
import useFilter from "../../components/showcase/use-filter";

const submitUrl = "https://github.com/facebook/docusaurus/discussions/7826";
const favorites = sites.filter(({ tags }) => tags.includes("favorite"));
const others = sites.filter(({ tags }) => !tags.includes("favorite"));

function Header(): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">
        <Translate id="showcase.title">Docusaurus Site Showcase</Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate id="showcase.lead" values={{ count: sites.length }}>
          {
            "See what others have built: {count} websites, from a personal blog to the docs of a cloud."
          }
        </Translate>
      </p>
      <Link className="button button--primary" href={submitUrl}>
        <Translate id="showcase.submit">Add your site</Translate>
      </Link>
    </header>
  );
}

function Tiles({ list }: { list: readonly Site[] }): ReactNode {
  return (
    <ul className={styles.tiles}>
      {list.map((site) => (
        <Tile key={site.website} site={site} />
      ))}
    </ul>
  );
}

function Section({ title, list }: { title: ReactNode; list: readonly Site[] }): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">{title}</Heading>
      <Tiles list={list} />
    </section>
  );
}

function AllSites(): ReactNode {
  return (
    <>
      <Section
        title={<Translate id="showcase.favorites">Our favorites</Translate>}
        list={favorites}
      />
      <Section title={<Translate id="showcase.others">All other sites</Translate>} list={others} />
    </>
  );
}

function FoundSites({ list }: { list: readonly Site[] }): ReactNode {
  const title =
    list.length > 0 ? (
      <Translate id="showcase.found">Sites that match</Translate>
    ) : (
      <Translate id="showcase.nothing">No result</Translate>
    );
  if (list.length > 0) return <Section title={title} list={list} />;
  return (
    <section className={clsx(styles.section, styles.nothing)}>
      <Heading as="h2">{title}</Heading>
      <p>
        <Translate id="showcase.nothing.hint">
          No site has this name and these tags. Take a tag away, or ask for any of them.
        </Translate>
      </p>
    </section>
  );
}

export default function Showcase(): ReactNode {
  const [filter, changeFilter] = useFilter();
  const { selectMessage } = usePluralForm();
  const found = filterSites(sites, filter);
  const message = translate(
    { id: "showcase.count", message: "1 site|{count} sites" },
    { count: found.length },
  );
  return (
    <Layout
      title={translate({ id: "showcase.title", message: "Docusaurus Site Showcase" })}
      description={translate({
        id: "showcase.description",
        message: "Websites that people have built with Docusaurus, by name and by tag.",
      })}
    >
      <main className="container margin-vert--lg">
        <Header />
        <Filters filter={filter} onChange={changeFilter}>
          {selectMessage(found.length, message)}
        </Filters>
        {isEmptyFilter(filter) ? <AllSites /> : <FoundSites list={found} />}
      </main>
    </Layout>
  );
}
