import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: {
    themeConfig: {
      navbar: {
        title: "Fixture",
        items: [
          { type: "docSidebar", sidebarId: "main", label: "Manual" },
          { to: "/about", label: "About" },
        ],
      },
      footer: { links: [{ label: "Impressum", to: "/about" }], copyright: "Nobody" },
    },
  },
  docs: { sidebarPath: "./sidebars.js" },
  files: {
    "sidebars.js": `
export default {
  main: [
    "index",
    { type: "category", label: "Open", collapsed: false, items: ["open/one", "open/two"] },
    { type: "category", label: "Closed", link: { type: "generated-index", title: "All of it" }, items: ["closed/three"] },
    { type: "link", label: "Elsewhere", href: "https://example.org" },
    { type: "html", value: "<b>In bold</b>", defaultStyle: true },
  ],
};`,
    "docs/index.md": "---\nslug: /\n---\n# Start\n\n## A section\n\nText.\n",
    "docs/open/one.md": "# One\n\n## Part\n\nText.\n",
    "docs/open/two.md": "# Two\n",
    "docs/closed/three.md": "# Three\n",
    "src/pages/about.js": `
import Layout from "@theme/Layout";
export default function About() {
  return <Layout title="About"><main><h1>About</h1></main></Layout>;
}`,
    "src/theme/DocItem/Footer/index.js": `
import DocItemFooter from "@theme-original/DocItem/Footer";
export default function DocItemFooterWithThanks(props) {
  return <><DocItemFooter {...props} /><p id="thanks">Thanks for reading</p></>;
}`,
    "src/theme/Footer/Copyright/index.js": `
import Copyright from "@theme-init/Footer/Copyright";
export default function OwnCopyright(props) {
  return <div id="own"><Copyright {...props} copyright={props.copyright + " at all"} /></div>;
}`,
    "src/theme/Admonition/Icon/Note.js":
      "export default function Note() { return <i id='own-icon' />; }",
    "src/theme/Root.js": `
import { createContext, useEffect, useState } from "react";
export default function Root({ children }) {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return <div id="root" data-count={count}>{children}</div>;
}`,
    "src/theme/MDXComponents.js": `
import MDXComponents from "@theme-original/MDXComponents";
import Shiny from "@site/src/Shiny";
export default { ...MDXComponents, Shiny };`,
    "src/Shiny.js":
      "export default function Shiny({ children }) { return <em className='shiny'>{children}</em>; }",
    "docs/closed/shiny.mdx": "# Shiny\n\n<Shiny>registered</Shiny>\n",
  },
};

describeBoth("theme", source, ({ open }) => {
  test("the sidebar opens and closes, marks the page, and leads on", async () => {
    const page = await open("/");
    const menu = page.locator(".theme-doc-sidebar-menu");
    await menu.getByRole("link", { name: "One" }).waitFor();
    await menu.getByRole("button", { name: "Open" }).click();
    await expect.poll(() => menu.getByRole("link", { name: "One" }).isVisible()).toBe(false);
    await menu.getByRole("button", { name: "Open" }).click();
    await menu.getByRole("link", { name: "One" }).click();
    await page.getByRole("heading", { name: "One", level: 1 }).waitFor();
    expect(await menu.locator("a[aria-current=page]").allInnerTexts()).toEqual(["One"]);
    await menu.getByRole("link", { name: "Closed" }).click();
    await page.getByRole("heading", { name: "All of it", level: 1 }).waitFor();
    await menu.getByRole("link", { name: "Three" }).waitFor();
    await page.locator("article").getByRole("link", { name: /Three/ }).click();
    await page.getByRole("heading", { name: "Three", level: 1 }).waitFor();
    expect(await page.locator(".breadcrumbs__item").allInnerTexts()).toEqual([
      "",
      "Closed",
      "Three",
    ]);
    expect(await menu.locator("b").innerText()).toBe("In bold");
  });

  test("pages before and after", async () => {
    const page = await open("/");
    const titles: string[] = [];
    for (;;) {
      titles.push(await page.locator("h1").innerText());
      const next = page.locator(".pagination-nav__link--next");
      if ((await next.count()) === 0) break;
      const name = await next.locator(".pagination-nav__label").innerText();
      await next.click();
      await expect.poll(() => page.locator("h1").innerText()).not.toBe(titles.at(-1));
      expect(name).not.toBe("");
    }
    expect(titles).toEqual(["Start", "One", "Two", "All of it", "Three"]);
  });

  test("on a narrow screen, the menu comes from the side", async () => {
    const page = await open("/", { viewport: { width: 390, height: 800 } });
    const drawer = page.locator(".navbar-sidebar");
    await page
      .getByRole("button", { name: /navigation bar/i })
      .first()
      .click();
    await drawer.getByRole("link", { name: "One" }).waitFor();
    await drawer.getByRole("link", { name: "One" }).click();
    await page.getByRole("heading", { name: "One", level: 1 }).waitFor();
    await expect.poll(() => page.locator(".navbar-sidebar--show").count()).toBe(0);
    await page
      .getByRole("button", { name: /navigation bar/i })
      .first()
      .click();
    await drawer.getByText("Back to main menu").click();
    await drawer.getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { name: "About", level: 1 }).waitFor();
  });

  test("components of the theme are wrapped and replaced by the site's own", async () => {
    const page = await open("/");
    expect(await page.locator("#thanks").innerText()).toBe("Thanks for reading");
    expect(await page.locator(".pagination-nav__link--next").count()).toBe(1);
    expect(await page.locator("#own").innerText()).toBe("Nobody at all");
    await expect.poll(() => page.locator("#root").getAttribute("data-count")).toBe("1");
  });

  test("components that the site registers for Markdown", async () => {
    const page = await open("/closed/shiny");
    expect(await page.locator("em.shiny").innerText()).toBe("registered");
  });
});
