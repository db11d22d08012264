import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

const repository = "https://github.com/facebook/docusaurus";
const ideas = `${repository}/discussions/categories/ideas`;

function Step({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <li className={styles.step}>
      <Heading as="h3" className={styles.stepTitle}>
        {title}
      </Heading>
      <p>{children}</p>
    </li>
  );
}

function Steps(): ReactNode {
  return (
    <ol className={styles.steps}>
      <Step title={<Translate id="featureRequests.search">Search first</Translate>}>
        <Translate id="featureRequests.search.text">
          Look through the discussions and the issues. If somebody has asked already, vote for that
          request and add what your site needs.
        </Translate>
      </Step>
      <Step title={<Translate id="featureRequests.describe">Describe the problem</Translate>}>
        <Translate id="featureRequests.describe.text">
          Say what you want to do and what stands in your way. A link to your site, a sketch or a
          few lines of configuration help others to understand it.
        </Translate>
      </Step>
      <Step title={<Translate id="featureRequests.discuss">Discuss it</Translate>}>
        <Translate id="featureRequests.discuss.text">
          Maintainers and other users answer in the same thread. Many wishes can be met with a
          plugin or by swizzling a component.
        </Translate>
      </Step>
      <Step title={<Translate id="featureRequests.build">Help to build it</Translate>}>
        <Translate id="featureRequests.build.text">
          An agreed idea becomes an issue. Say there that you want to work on it before you open a
          pull request.
        </Translate>
      </Step>
    </ol>
  );
}

function Qualities(): ReactNode {
  return (
    <dl className={styles.qualities}>
      <div>
        <dt>
          <Translate id="featureRequests.one">One wish at a time</Translate>
        </dt>
        <dd>
          <Translate id="featureRequests.one.text">
            Two wishes are two requests. People can then vote for one and not the other.
          </Translate>
        </dd>
      </div>
      <div>
        <dt>
          <Translate id="featureRequests.who">Who has the problem</Translate>
        </dt>
        <dd>
          <Translate id="featureRequests.who.text">
            A site of ten pages and one of ten thousand need different things. Say which one is
            yours.
          </Translate>
        </dd>
      </div>
      <div>
        <dt>
          <Translate id="featureRequests.today">What you do today</Translate>
        </dt>
        <dd>
          <Translate id="featureRequests.today.text">
            A detour shows what the feature would save, and helps those who read your request before
            it is built.
          </Translate>
        </dd>
      </div>
      <div>
        <dt>
          <Translate id="featureRequests.others">What stays as it is</Translate>
        </dt>
        <dd>
          <Translate id="featureRequests.others.text">
            A feature that leaves other sites alone is accepted sooner than one that changes them
            all.
          </Translate>
        </dd>
      </div>
    </dl>
  );
}

interface Place {
  href: string;
  title: ReactNode;
  text: ReactNode;
}

const places: Place[] = [
  {
    href: ideas,
    title: <Translate id="featureRequests.ideas">Ideas</Translate>,
    text: (
      <Translate id="featureRequests.ideas.text">Ask for a feature, or vote for one.</Translate>
    ),
  },
  {
    href: `${repository}/labels/feature`,
    title: <Translate id="featureRequests.issues">Planned features</Translate>,
    text: (
      <Translate id="featureRequests.issues.text">Issues that carry the label “feature”.</Translate>
    ),
  },
  {
    href: `${repository}/issues/new/choose`,
    title: <Translate id="featureRequests.bugs">Bug reports</Translate>,
    text: (
      <Translate id="featureRequests.bugs.text">
        Something is broken? That is a bug, not a feature.
      </Translate>
    ),
  },
];

function Places(): ReactNode {
  return (
    <ul className={styles.places}>
      {places.map(({ href, title, text }) => (
        <li key={href} className={styles.place}>
          <Link href={href} className={styles.placeLink}>
            {title}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Where the road from a wish to a release begins. */
export default function FeatureRequestsPage(): ReactNode {
  return (
    <Layout
      title={translate({ id: "featureRequests.pageTitle", message: "Feedback" })}
      description={translate({
        id: "featureRequests.description",
        message: "How to ask for a feature of Docusaurus, and where to discuss it.",
      })}
    >
      <main className="container margin-vert--lg">
        <header className={styles.header}>
          <Heading as="h1">
            <Translate id="featureRequests.title">What is missing?</Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate id="featureRequests.lead">
              Feature requests live in the discussions of the repository. You need a GitHub account
              to write or to vote; anyone can read.
            </Translate>
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" href={ideas}>
              <Translate id="featureRequests.browse">Browse the requests</Translate>
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              href={`${repository}/discussions/new?category=ideas`}
            >
              <Translate id="featureRequests.write">Write a new one</Translate>
            </Link>
          </div>
        </header>
        <section className={styles.section}>
          <Heading as="h2" id="how-it-works">
            <Translate id="featureRequests.how">From a wish to a feature</Translate>
          </Heading>
          <Steps />
        </section>
        <section className={styles.section}>
          <Heading as="h2" id="a-good-request">
            <Translate id="featureRequests.good">What makes a request easy to agree to</Translate>
          </Heading>
          <Qualities />
        </section>
        <section className={styles.section}>
          <Heading as="h2" id="where-to-go">
            <Translate id="featureRequests.where">Where to go</Translate>
          </Heading>
          <Places />
        </section>
      </main>
    </Layout>
  );
}
