import BrowserOnly from "@docusaurus/BrowserOnly";
import Layout from "@theme/Layout";
import { lazy, Suspense } from "react";

const LazyGreeting = lazy(() => import("@site/_tests/components/LazyGreeting"));

export default function React18() {
  return (
    <Layout title="React 18 tests" description="Lazy components, on the server and not.">
      <main className="container margin-vert--lg">
        <h1>React 18 tests</h1>
        <p>
          What to expect: three buttons that greet you. The first is in the page's HTML already; the
          other two show up in the browser.
        </p>
        <section aria-label="Suspense" className="margin-bottom--md">
          <Suspense fallback="Loading the first button…">
            <LazyGreeting />
          </Suspense>
        </section>
        <section aria-label="Suspense in BrowserOnly" className="margin-bottom--md">
          <BrowserOnly>
            {() => (
              <Suspense fallback="Loading the second button…">
                <LazyGreeting />
              </Suspense>
            )}
          </BrowserOnly>
        </section>
        <section aria-label="BrowserOnly in Suspense">
          <Suspense fallback="Loading the third button…">
            <BrowserOnly>{() => <LazyGreeting />}</BrowserOnly>
          </Suspense>
        </section>
      </main>
    </Layout>
  );
}
