import Layout from "@theme/Layout";
import { useState } from "react";

type Analytics = (command: "event", name: string, parameters: Record<string, string>) => void;

export default function AnalyticsTests() {
  const [message, setMessage] = useState("Nothing sent yet.");
  const send = () => {
    const { gtag } = window as { gtag?: Analytics };
    gtag?.("event", "test_button", { page: "analytics" });
    setMessage(gtag ? "Sent: test_button." : "This site has no analytics script.");
  };
  return (
    <Layout
      title="Test Analytics"
      description="Sends an event of your own to the analytics script."
    >
      <main className="container margin-vert--lg">
        <h1>Test Analytics</h1>
        <p>
          What to expect: the button sends an event named <code>test_button</code> to the analytics
          script. Where a site has none, the line below the button says so, and nothing fails.
        </p>
        <button type="button" className="button button--primary" onClick={send}>
          Send an event
        </button>
        <p role="status" className="margin-top--md">
          {message}
        </p>
      </main>
    </Layout>
  );
}
