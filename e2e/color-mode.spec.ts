import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { openPage } from "./support/page.ts";

const source = {
  config: {
    presets: [
      [
        "classic",
        { docs: { routeBasePath: "/" }, blog: false, theme: { customCss: "./src/css/own.css" } },
      ],
    ],
    future: { v4: { useCssCascadeLayers: true } },
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      footer: {
        style: "dark",
        links: [{ title: "Column", items: [{ html: "<b>Loose</b>", className: "own" }] }],
      },
    },
  },
  files: {
    "docs/index.md": "---\nslug: /\ntitle: Start\n---\nSee [the other page](other.md).\n",
    "docs/other.md": "# Other\n",
    "src/css/own.css": "nav { background-color: rgb(1, 2, 3) }",
    "src/pages/forget.js": `
import Layout from "@theme/Layout";
import { useColorMode } from "@docusaurus/theme-common";
function Forget() {
  const { setColorMode } = useColorMode();
  return <button onClick={() => setColorMode(null)}>Forget</button>;
}
export default () => <Layout><main><Forget /></main></Layout>;`,
  },
};

const readMode = (page: Page): Promise<string | null> =>
  page.locator("html").getAttribute("data-theme");
const toggle = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /dark and light mode|light|dark/i })
    .first()
    .click();

describeBoth("color-mode", source, ({ open, url }) => {
  test("in a layer, the theme's rules are there and give way to the site's", async () => {
    const page = await open("/");
    const readStyle = (name: "height" | "backgroundColor"): Promise<string> =>
      page.locator(".navbar").evaluate((navbar, key) => getComputedStyle(navbar)[key], name);
    expect(await readStyle("height")).toBe("60px");
    expect(await readStyle("backgroundColor")).toBe("rgb(1, 2, 3)");
  });

  test.each(["light", "dark"] as const)(
    "the system's preference is followed: %s",
    async (colorScheme) => {
      const page = await open("/", { colorScheme });
      expect(await readMode(page)).toBe(colorScheme);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe(colorScheme);
    },
  );

  test.each([
    { name: "the system's", colorScheme: "dark", stored: null, expected: "dark" },
    { name: "a stored one", colorScheme: "light", stored: "dark", expected: "dark" },
    { name: "another stored one", colorScheme: "dark", stored: "light", expected: "light" },
  ] as const)("the mode is set before anything is painted: $name", async (choice) => {
    const { colorScheme, stored, expected } = choice;
    const page = await openPage({
      colorScheme,
      prepare: (newPage) =>
        newPage.addInitScript((mode) => {
          if (mode) localStorage.setItem("theme", mode);
          new MutationObserver((_records, observer) => {
            if (!document.body) return;
            Object.assign(window, { modeAtBody: document.documentElement.dataset["theme"] });
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
        }, stored),
    });
    await page.goto(url("/"));
    expect(
      await page.evaluate(() => (window as unknown as { modeAtBody: string }).modeAtBody),
    ).toBe(expected);
  });

  test("a component takes the choice back: the system decides again", async () => {
    const page = await open("/forget", { colorScheme: "dark" });
    const current = (): Promise<string | null> => readMode(page);
    const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("theme"));
    await toggle(page);
    await expect.poll(current).toBe("light");
    expect(await stored()).toBe("light");
    await page.getByRole("button", { name: "Forget" }).click();
    await expect.poll(current).toBe("dark");
    expect(await stored()).toBeNull();
    await page
      .getByRole("button", {
        name: "Switch between dark and light mode (currently dark mode)",
        exact: true,
      })
      .waitFor();
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(current).toBe("light");
  });

  test("a choice is kept: on the next page, after a reload, in another tab", async () => {
    const page = await open("/", { colorScheme: "light" });
    await toggle(page);
    await expect.poll(() => readMode(page)).toBe("dark");
    await page.getByRole("link", { name: "the other page" }).click();
    await page.getByRole("heading", { name: "Other", level: 1 }).waitFor();
    expect(await readMode(page)).toBe("dark");
    await page.reload();
    expect(await readMode(page)).toBe("dark");
    const tab = await page.context().newPage();
    await tab.goto(url("/"));
    expect(await readMode(tab)).toBe("dark");
  });

  test("a column of the footer holds an item of HTML, and a dark footer is one", async () => {
    const page = await open("/");
    const footer = page.getByRole("contentinfo");
    expect(await footer.getAttribute("class")).toContain("footer--dark");
    expect(await footer.locator(".footer__col li.footer__item.own > b").innerText()).toBe("Loose");
  });

  test("a mode can be asked for in the address", async () => {
    const page = await open("/?docusaurus-theme=dark", { colorScheme: "light" });
    expect(await readMode(page)).toBe("dark");
  });
});

describeBoth(
  "color-mode-own",
  {
    config: {
      presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
      themeConfig: { colorMode: { respectPrefersColorScheme: true } },
    },
    files: {
      "docs/index.md": "---\nslug: /\ntitle: Start\n---\nText.\n",
      "src/theme/ColorModeToggle/index.js": `
export default function Own({ value, onChange, respectPrefersColorScheme }) {
  const label = "Mode " + value + (respectPrefersColorScheme ? " of three" : "");
  return <button onClick={() => onChange(value === "dark" ? null : "dark")}>{label}</button>;
}`,
    },
  },
  ({ open }) => {
    test("a site's own switch knows whether its visitor has chosen", async () => {
      const page = await open("/", { colorScheme: "light" });
      const readLabel = () => page.getByRole("button", { name: /^Mode / }).first();
      await expect.poll(() => readLabel().textContent()).toBe("Mode null of three");
      await readLabel().click();
      await expect.poll(() => readLabel().textContent()).toBe("Mode dark of three");
      expect(await readMode(page)).toBe("dark");
      await readLabel().click();
      await expect.poll(() => readLabel().textContent()).toBe("Mode null of three");
      expect(await readMode(page)).toBe("light");
    });
  },
);
