import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";

export default function HydrationTests() {
  return (
    <Layout description="Text between links to other sites.">
      <main className="container margin-vert--lg">
        <h1>Hydration</h1>
        <p>
          What to expect: the same text before and after the page becomes interactive, and no
          message about it in the console.
        </p>
        <p>
          Text before <Link to="https://docusaurus.io">one link</Link> and{" "}
          <a href="https://react.dev">another</a>, then a number ({1 + 1}), an empty text{""} and{" "}
          <Link href="https://mdxjs.com">a third link</Link>. Text after.
        </p>
      </main>
    </Layout>
  );
}
