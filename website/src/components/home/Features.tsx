import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";

import styles from "./styles.module.css";

interface Feature {
  id: string;
  title: string;
  text: string;
  /** The outline of a 24 × 24 icon. */
  icon: string;
  link?: { to: string; label: string };
}

function getFeatures(): Feature[] {
  return [
    {
      id: "mdx",
      title: translate({ id: "home.features.mdx", message: "Powered by MDX" }),
      text: translate({
        id: "home.features.mdx.text",
        message:
          "Pages stay Markdown. When words are not enough, put a component in the middle of a paragraph: tabs, a chart, a live example.",
      }),
      icon: "M3 5h18v14H3zM6.5 15V9l3 3.5 3-3.5v6M17 9v5.5m-2-2 2 2.3 2-2.3",
      link: {
        to: "/docs/markdown-features/",
        label: translate({
          id: "home.features.mdx.link",
          message: "See what Markdown can do here",
        }),
      },
    },
    {
      id: "react",
      title: translate({ id: "home.features.react", message: "Built using React" }),
      text: translate({
        id: "home.features.react.text",
        message:
          "The whole theme is React. Restyle it with CSS variables, wrap one component, or replace it with your own.",
      }),
      icon: "M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 8c5.5 0 10 1.8 10 4s-4.5 4-10 4-10-1.8-10-4 4.5-4 10-4zM8.5 10c2.8-4.8 6.6-7.8 8.5-6.7s1.2 5.9-1.5 10.7-6.6 7.8-8.5 6.7-1.2-5.9 1.5-10.7z",
      link: {
        to: "/docs/styling-layout/",
        label: translate({ id: "home.features.react.link", message: "Make the design yours" }),
      },
    },
    {
      id: "i18n",
      title: translate({ id: "home.features.i18n", message: "Ready for translations" }),
      text: translate({
        id: "home.features.i18n.text",
        message:
          "Each language gets its own URLs and files that translators know. What is not translated yet falls back.",
      }),
      link: {
        to: "/docs/i18n/introduction/",
        label: translate({ id: "home.features.i18n.link", message: "Add a language" }),
      },
      icon: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9z",
    },
    {
      id: "versions",
      title: translate({ id: "home.features.versions", message: "Document versioning" }),
      text: translate({
        id: "home.features.versions.text",
        message:
          "Freeze the docs with each release. Readers of an older version find the pages that match what they run.",
      }),
      link: {
        to: "/docs/versioning/",
        label: translate({ id: "home.features.versions.link", message: "Keep a version" }),
      },
      icon: "M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 8v8M18 11c0 4-6 2.5-10.5 5.5",
    },
    {
      id: "search",
      title: translate({ id: "home.features.search", message: "Content search" }),
      text: translate({
        id: "home.features.search.text",
        message:
          "Connect Algolia DocSearch, pick a local index, or bring your own box. One key press opens it.",
      }),
      icon: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
      link: {
        to: "/docs/search/",
        label: translate({ id: "home.features.search.link", message: "Compare the options" }),
      },
    },
  ];
}

function FeatureCard({ feature }: { feature: Feature }) {
  return (
    <li className={styles.feature}>
      <svg
        className={styles.featureIcon}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={feature.icon} />
      </svg>
      <Heading as="h3" className={styles.featureTitle}>
        {feature.title}
      </Heading>
      <p className={styles.featureText}>{feature.text}</p>
      {feature.link && (
        <Link className={styles.featureLink} to={feature.link.to}>
          {feature.link.label}
        </Link>
      )}
    </li>
  );
}

export default function Features() {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2" className={styles.sectionTitle}>
          <Translate id="home.features.title">
            What a documentation site needs is already there
          </Translate>
        </Heading>
        <p className={styles.sectionLead}>
          <Translate id="home.features.lead">
            Use the parts you want. Turn off the rest with one line.
          </Translate>
        </p>
        <ul className={styles.features}>
          {getFeatures().map((feature) => (
            <FeatureCard key={feature.id} feature={feature} />
          ))}
        </ul>
      </div>
    </section>
  );
}
