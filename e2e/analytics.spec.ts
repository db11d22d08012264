import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";

const source = {
  config: { plugins: [["google-gtag", { trackingID: "G-1" }]] },
  files: {
    "docs/index.md": "---\nslug: /\n---\n# Start\n\n[Other](other.md)\n",
    "docs/other.md": "# Other\n",
  },
};

const readCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) =>
      Array.from(command),
    ),
  );

describeBuild("analytics", source, ({ open }) => {
  test("a visit counts its first page by itself, and each further one as it is shown", async () => {
    const page = await open("/", {
      prepare: (newPage) =>
        newPage.route(/google/, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "" }),
        ),
    });
    expect((await readCommands(page)).slice(1)).toEqual([["config", "G-1"]]);
    await page.getByRole("link", { name: "Other" }).last().click();
    await page.getByRole("heading", { name: "Other", level: 1 }).waitFor();
    await expect
      .poll(async () => (await readCommands(page)).slice(2))
      .toEqual([
        ["set", "page_path", "/other"],
        ["event", "page_view"],
      ]);
  });
});
