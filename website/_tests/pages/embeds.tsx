import ClickToLoad from "@site/_tests/components/ClickToLoad";
import Layout from "@theme/Layout";

const FRAMES = [
  { title: "Home, light", src: "/?docusaurus-theme=light" },
  { title: "Home, dark", src: "/?docusaurus-theme=dark" },
  { title: "Home, no such theme", src: "/?docusaurus-theme=unknown" },
  { title: "Home", src: "/" },
  { title: "The site in production", src: "https://docusaurus.io/" },
  { title: "The tutorial", src: "https://tutorial.docusaurus.io/" },
];

export default function Embeds() {
  return (
    <Layout title="Test Embeds" description="Frames that load when you click.">
      <main className="container margin-vert--lg">
        <h1>Test Embeds</h1>
        <p>
          What to expect: no frame loads before you click its button. The first two frames are light
          and dark by their address. The next two have the theme that you chose, or your system's.
          None of the four changes the theme of this page. The last two come from outside.
        </p>
        <div className="row">
          {FRAMES.map((frame) => (
            <div key={frame.src} className="col col--6 margin-bottom--lg">
              <ClickToLoad {...frame} />
            </div>
          ))}
        </div>
      </main>
    </Layout>
  );
}
