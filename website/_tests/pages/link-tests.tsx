import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import { useRef } from "react";

export default function LinkTests() {
  const link = useRef<HTMLAnchorElement>(null);
  const paint = () => link.current?.style.setProperty("background-color", "rgb(255, 182, 72)");
  return (
    <Layout description="A link that hands out its element.">
      <main className="container margin-vert--lg">
        <h1>Link</h1>
        <p>What to expect: the button gives the link a yellow background, by the link's ref.</p>
        <p>
          <Link ref={link} to="/tests/pages/link-tests">
            A link to this page
          </Link>
        </p>
        <button type="button" className="button button--primary" onClick={paint}>
          Paint the link
        </button>
      </main>
    </Layout>
  );
}
