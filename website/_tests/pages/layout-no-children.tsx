import Layout from "@theme/Layout";

/** What to expect: navbar and footer, and nothing between them. */
export default function LayoutNoChildren() {
  return <Layout description="A layout with nothing in it." />;
}
