import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";

const title = "This crash if customFields.crashTest = true";

/** Throws while it renders when the site is started with `CRASH_TEST=true`. */
export default function CrashTest() {
  const { siteConfig } = useDocusaurusContext();
  if (siteConfig.customFields?.["crashTest"]) {
    throw new Error("The crash page crashed, as it should", {
      cause: new Error("customFields.crashTest is true"),
    });
  }
  return (
    <Layout title={title} description="A page that crashes when you want it to.">
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>
          What to expect: you read this. Start the site with <code>CRASH_TEST=true</code> and you
          see an error and its cause instead; a build stops and names this page.
        </p>
      </main>
    </Layout>
  );
}
