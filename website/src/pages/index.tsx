import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import CodeBlock from "@theme/CodeBlock";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import { clsx } from "clsx";
import type { ReactNode } from "react";

import Demo from "../components/home/Demo";
import Features from "../components/home/Features";
import styles from "../components/home/styles.module.css";

function Hero() {
  return (
    <header className={styles.hero}>
      <div className={clsx("container", styles.heroInner)}>
        <div>
          <p className={styles.eyebrow}>
            <Translate id="home.hero.eyebrow">
              Docusaurus, the static-site framework for docs
            </Translate>
          </p>
          <Heading as="h1" className={styles.title}>
            <Translate id="home.hero.title">
              Turn Markdown into a website people enjoy reading
            </Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate id="home.hero.lead">
              Write in the editor you like. Get fast pages, a sidebar that sorts itself, versions
              for every release and a translation for every reader.
            </Translate>
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/">
              <Translate id="home.hero.start">Get started</Translate>
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              to="https://docusaurus.new"
            >
              <Translate id="home.hero.try">Try it in the browser</Translate>
            </Link>
          </div>
          <div className={styles.command}>
            <CodeBlock language="bash">npx create-docusaurus@latest my-website classic</CodeBlock>
          </div>
        </div>
        <img
          className={styles.mascot}
          src={useBaseUrl("/img/mascot.svg")}
          width={520}
          height={400}
          alt={translate({
            id: "home.hero.mascot",
            message: "A small feathered dinosaur runs past with a Markdown page in its hands",
          })}
        />
      </div>
    </header>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <Heading as="h3" className={styles.stepTitle}>
        {title}
      </Heading>
      <p className={styles.stepText}>{children}</p>
    </li>
  );
}

function Steps() {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <Heading as="h2" className={styles.sectionTitle}>
          <Translate id="home.steps.title">From an empty folder to a live site</Translate>
        </Heading>
        <ol className={styles.steps}>
          <Step title={<Translate id="home.steps.create">Create</Translate>}>
            <Translate id="home.steps.create.text">
              One command writes a complete site: docs, a blog, a home page and a theme with light
              and dark mode.
            </Translate>
          </Step>
          <Step title={<Translate id="home.steps.write">Write</Translate>}>
            <Translate id="home.steps.write.text">
              Add a Markdown file and its page appears, with an entry in the sidebar. The preview
              follows every save.
            </Translate>
          </Step>
          <Step title={<Translate id="home.steps.publish">Publish</Translate>}>
            <Translate id="home.steps.publish.text">
              The build is a folder of plain files. Put it on any web host; there is no server to
              run.
            </Translate>
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className={styles.closing}>
      <div className="container">
        <Heading as="h2" className={styles.sectionTitle}>
          <Translate id="home.closing.title">Your first page is five minutes away</Translate>
        </Heading>
        <p className={styles.closingText}>
          <Translate id="home.closing.text">
            Install Node.js, run one command, and change the text. The guide shows every step.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link
            className={clsx("button button--lg", styles.closingButton)}
            to="/docs/installation/"
          >
            <Translate id="home.closing.install">Read the installation guide</Translate>
          </Link>
        </div>
      </div>
    </section>
  );
}

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={String(siteConfig.customFields?.description)}>
      <main>
        <Hero />
        <Demo />
        <Features />
        <Steps />
        <Closing />
      </main>
    </Layout>
  );
}
