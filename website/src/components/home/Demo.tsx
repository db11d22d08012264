import Translate, { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import CodeBlock from "@theme/CodeBlock";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

const pageSource = `---
title: Brew a coffee
---

Grind the beans, then pour **slowly**.

:::tip[Water]
Let it rest for 30 seconds after it boils.
:::

import Rating from '@site/src/components/Rating';

<Rating stars={4} />`;

const configSource = `export default {
  title: 'Coffee Lab',
  url: 'https://coffee.example',
  baseUrl: '/',
  presets: ['classic'],
  themeConfig: {
    navbar: {
      title: 'Coffee Lab',
      items: [
        {to: '/docs/brew', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
      ],
    },
  },
};`;

const versionSource = `npm run docusaurus docs:version 2.0

# The docs of today are kept as version 2.0:
#   versioned_docs/version-2.0/
#   versioned_sidebars/version-2.0-sidebars.json
#   versions.json
#
# Go on writing the next version in docs/`;

function Screen({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.address}>{address}</span>
      </div>
      {children}
    </div>
  );
}

function PagePreview() {
  return (
    <Screen address="coffee.example/docs/brew">
      <div className={styles.page}>
        <p className={styles.pageTitle}>
          <Translate id="home.demo.page.title">Brew a coffee</Translate>
        </p>
        <p>
          <Translate
            id="home.demo.page.text"
            values={{
              slowly: (
                <strong>
                  <Translate id="home.demo.page.slowly">slowly</Translate>
                </strong>
              ),
            }}
          >
            {"Grind the beans, then pour {slowly}."}
          </Translate>
        </p>
        <div className={styles.note}>
          <strong className={styles.noteTitle}>
            <Translate id="home.demo.page.tip">Water</Translate>
          </strong>
          <Translate id="home.demo.page.tip.text">
            Let it rest for 30 seconds after it boils.
          </Translate>
        </div>
        <div className={styles.meter}>
          <span className={styles.star} aria-hidden="true">
            ★★★★☆
          </span>
          <Translate id="home.demo.page.stars">4 of 5 stars</Translate>
        </div>
      </div>
    </Screen>
  );
}

function SitePreview() {
  const logo = useBaseUrl("/img/docusaurus.svg");
  return (
    <Screen address="coffee.example">
      <div className={styles.miniNav}>
        <img src={logo} width={24} height={24} alt="" loading="lazy" />
        <strong>Coffee Lab</strong>
        <span>
          <Translate id="home.demo.site.docs">Docs</Translate>
        </span>
        <span>
          <Translate id="home.demo.site.blog">Blog</Translate>
        </span>
        <span className={styles.miniNavEnd} aria-hidden="true">
          ☾
        </span>
      </div>
      <div className={styles.miniBody}>
        <ul className={styles.miniMenu}>
          <li>
            <Translate id="home.demo.site.beans">Beans</Translate>
          </li>
          <li className={styles.miniActive}>
            <Translate id="home.demo.site.brew">Brew</Translate>
          </li>
          <li>
            <Translate id="home.demo.site.clean">Clean</Translate>
          </li>
        </ul>
        <div className={styles.lines} aria-hidden="true">
          <span className={clsx(styles.line, styles.lineTitle)} />
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={clsx(styles.line, styles.lineShort)} />
        </div>
      </div>
    </Screen>
  );
}

function VersionPreview() {
  return (
    <Screen address="coffee.example/docs/next/brew">
      <div className={styles.page}>
        <ul className={styles.versions}>
          <li className={styles.miniActive}>
            <Translate id="home.demo.versions.next">Next</Translate>
          </li>
          <li>2.0</li>
          <li>1.0</li>
        </ul>
        <div>
          <span className={styles.badge}>
            <Translate id="home.demo.versions.badge">Version: Next</Translate>
          </span>
        </div>
        <div aria-hidden="true">
          <span className={clsx(styles.line, styles.lineTitle)} />
          <span className={styles.line} />
          <span className={clsx(styles.line, styles.lineShort)} />
        </div>
      </div>
    </Screen>
  );
}

function Pair({
  title,
  language,
  source,
  preview,
}: {
  title: string;
  language: string;
  source: string;
  preview: ReactNode;
}) {
  return (
    <div className={styles.pair}>
      <div className={styles.source}>
        <CodeBlock language={language} title={title}>
          {source}
        </CodeBlock>
      </div>
      {preview}
    </div>
  );
}

function Choice({ id, checked, children }: { id: string; checked?: boolean; children: ReactNode }) {
  return (
    <>
      <input
        className={styles.choice}
        type="radio"
        name="home-demo"
        id={id}
        defaultChecked={checked}
      />
      <label className={styles.choiceLabel} htmlFor={id}>
        {children}
      </label>
    </>
  );
}

export default function Demo() {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <Heading as="h2" className={styles.sectionTitle}>
          <Translate id="home.demo.title">What you write, and what your readers see</Translate>
        </Heading>
        <p className={styles.sectionLead}>
          <Translate id="home.demo.lead">
            A text file becomes a page. A few lines of configuration become a site. One command
            keeps a release.
          </Translate>
        </p>
        <div
          className={styles.demo}
          role="radiogroup"
          aria-label={translate({ id: "home.demo.choices", message: "Example to show" })}
        >
          <Choice id="home-demo-page" checked>
            <Translate id="home.demo.choice.page">A page</Translate>
          </Choice>
          <Choice id="home-demo-site">
            <Translate id="home.demo.choice.site">A site</Translate>
          </Choice>
          <Choice id="home-demo-version">
            <Translate id="home.demo.choice.version">A version</Translate>
          </Choice>
          <Pair title="docs/brew.mdx" language="md" source={pageSource} preview={<PagePreview />} />
          <Pair
            title="docusaurus.config.js"
            language="js"
            source={configSource}
            preview={<SitePreview />}
          />
          <Pair
            title="Terminal"
            language="bash"
            source={versionSource}
            preview={<VersionPreview />}
          />
        </div>
      </div>
    </section>
  );
}
