// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const blogPluginMjs = {
  name: "blog-plugin-mjs",
  packages: {},
  config: {
    blog: "false",
    plugins: `["./plugins/blog-recent.mjs", { path: "blog", routeBasePath: "blog", blogTitle: "Log" }]`,
  },
  files: {
    "plugins/blog-recent.mjs": `import blogPluginModule from "@docusaurus/plugin-content-blog";
const blogPlugin = blogPluginModule.default ?? blogPluginModule;
export { validateOptions } from "@docusaurus/plugin-content-blog";
async function recentPosts(...args) {
  const instance = await blogPlugin(...args);
  return {
    ...instance,
    contentLoaded: async ({ content, actions, ...rest }) => {
      const recent = content.blogPosts.slice(0, 3).map(({ metadata }) => ({ title: metadata.title, permalink: metadata.permalink }));
      const posts = await actions.createData("recent.json", JSON.stringify(recent));
      actions.addRoute({ path: "/recent", exact: true, component: "@site/src/Recent.jsx", modules: { posts } });
      return instance.contentLoaded({ content, actions, ...rest });
    },
  };
}
export default recentPosts;
`,
    "src/Recent.jsx": `import React from "react";
import Layout from "@theme/Layout";
import Link from "@docusaurus/Link";
export default function Recent({ posts }) {
  return <Layout title="Recent"><ul>{posts.map((post) => <li key={post.permalink}><Link to={post.permalink}>{post.title}</Link></li>)}</ul></Layout>;
}
`,
  },
  async check({ open }) {
    const page = await open("/recent");
    await page.getByRole("link", { name: "The regatta" }).click();
    await expectVisible(page.getByRole("heading", { name: "The regatta" }));
    await expectVisible(page.getByText("The smallest one won."));
    const list = await open("/blog");
    await expectVisible(list.getByRole("heading", { name: "The regatta" }));
  },
};
