import Layout from "@theme/Layout";

export default function ZIndexTests() {
  return (
    <Layout description="An element that tries to cover the navbar.">
      <main className="container margin-vert--lg" style={{ minHeight: "200vh" }}>
        <h1>z-index</h1>
        <p>
          What to expect: the box has a z-index of 100. It covers the text beside it. Scroll, and it
          passes below the navbar; open the menu on a narrow screen, and the menu covers it.
        </p>
        <div
          id="z-index-100"
          style={{
            position: "relative",
            zIndex: 100,
            padding: "2rem",
            color: "#fff",
            background: "#0e493c",
          }}
        >
          z-index: 100
        </div>
      </main>
    </Layout>
  );
}
