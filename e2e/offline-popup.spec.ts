/** A popup of the site's own, in the place of the one that tells of a newer version. */

import { expect, test } from "vitest";
import { createSource, describeServed, offlineNoise, readWorker } from "./support/offline-site.ts";

const popup = `export default function PwaReloadPopup({ onReload }) {
  return <p id="own-popup">The charts have been corrected. <button onClick={onReload}>Show me</button></p>;
}
`;

const source = createSource(
  { offlineModeActivationStrategies: ["always"] },
  { "src/theme/PwaReloadPopup/index.js": popup },
);

describeServed("an app with a popup of its own", source, (served) => {
  const { visit, build } = served;
  test("it is shown when there is a newer version, and puts that in place", async () => {
    const page = await visit("/", { allow: offlineNoise });
    await readWorker(page);
    served.site.write("docs/index.md", "---\nslug: /\n---\n# Home\n\nThe second edition.\n");
    await build();
    await page.reload();
    await page.getByText("The first edition.").waitFor();
    await page.locator("#own-popup").getByRole("button", { name: "Show me" }).click();
    await page.getByText("The second edition.").waitFor();
    expect(await page.locator("#own-popup, .pwa-reload-popup").count()).toBe(0);
  });
});
