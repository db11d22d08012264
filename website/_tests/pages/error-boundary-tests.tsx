import Interpolate from "@docusaurus/Interpolate";
import CrashButton from "@site/_tests/components/CrashButton";
import Layout from "@theme/Layout";

export default function ErrorBoundaryTests() {
  return (
    <>
      <CrashButton where="outside of the layout" />
      <Layout title="Error boundary tests" description="Components that crash on a click.">
        <main className="container margin-vert--lg">
          <h1>Error boundary tests</h1>
          <p>What to expect, with the error's message and its two causes each time:</p>
          <ul>
            <li>
              The button above the navbar: the whole page gives way to "This page crashed", and the
              tab says "Page Error".
            </li>
            <li>
              The button below: only what stands between navbar and footer does. "Try again" brings
              the page back.
            </li>
          </ul>
          <CrashButton where="inside of the layout" />
          <p className="margin-top--md">
            <Interpolate
              values={{
                first: <strong key="first">first</strong>,
                second: <em key="second">second</em>,
              }}
            >
              {"A sentence with a {first} and a {second} element in it."}
            </Interpolate>
          </p>
        </main>
      </Layout>
    </>
  );
}
