import { request, type IncomingHttpHeaders } from "node:http";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPage, waitForHydration } from "./support/page.ts";
import { createSite, startSite, type Site, type SiteServer } from "./support/site.ts";

/** A plugin with a component, and a package, neither of which lies where the site does: linked, as `npm link` does. */
const linked = {
  "package.json": '{ "name": "linked", "version": "1.0.0" }',
  "plugin.js": `const path = require("node:path");
module.exports = () => ({
  name: "linked",
  getThemePath: () => path.join(__dirname, "theme"),
  getClientModules: () => [path.join(__dirname, "client.js")],
});`,
  "client.js": 'import "./client.css";\ndocument.documentElement.dataset.linked = "yes";\n',
  "client.css": "h1 { letter-spacing: 3px; }",
  "theme/Badge/index.js": `import React, { useState } from "react";
import icon from "./icon.png";
export default function Badge() {
  const [count, setCount] = useState(0);
  return <button id="badge" onClick={() => setCount(count + 1)}>pressed {count}<img src={icon} alt="" /></button>;
}`,
  "widget.mjs": `import { createElement, useState } from "react";
import { label } from "./label.mjs";
export default function Widget() {
  const [count, setCount] = useState(0);
  return createElement("button", { id: "widget", onClick: () => setCount(count + 1) }, label + " " + count);
}`,
  "label.mjs": "export const label = 'clicked';\n",
};
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

// No module: there `await` is a word of the language.
const script = "var await = { kept: true };\nwindow.kept = await.kept; // as it stands\n";

const files = {
  // The site is a package of its own: what lies beside it isn't part of it.
  "site/package.json": '{ "private": true }',
  "site/docusaurus.config.js": `export default {
  title: "Fixture", url: "https://fixture.test", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/", path: "../content" }, blog: false }]],
  plugins: ["linked/plugin.js"],
};`,
  "site/static/notes.txt": "Static text.\n",
  "site/static/plain.js": script,
  "site/static/plain.css": "main { background: url(x.png) } /* as it stands */\n",
  "site/src/pages/own.js": "export default () => <main>own</main>;",
  "content/index.mdx": `---
slug: /
---
import Badge from "@theme/Badge";
import Widget from "linked/widget.mjs";
import Near from "./near.jsx";

# Start

<Badge />

<Widget />

<Near />
`,
  "content/near.jsx": "export default () => <p id='near' onClick={() => {}}>near</p>;",
  "secret/id_rsa": "not for others",
  "secret.js": "export default 'not for others';",
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe("dev", () => {
  let folder: Site;
  let server: SiteServer;
  const linkedDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), "velosaur-linked-")));

  beforeAll(async () => {
    folder = createSite("dev-access", { files: { ...files, "docusaurus.config.js": "" } });
    for (const [name, text] of Object.entries(linked)) {
      mkdirSync(path.dirname(path.join(linkedDir, name)), { recursive: true });
      writeFileSync(path.join(linkedDir, name), text);
    }
    writeFileSync(path.join(linkedDir, "theme/Badge/icon.png"), pixel);
    mkdirSync(folder.path("site/node_modules"));
    symlinkSync(linkedDir, folder.path("site/node_modules/linked"));
    server = await startSite({ ...folder, dir: folder.path("site") });
  });
  afterAll(async () => {
    await server.close();
    rmSync(linkedDir, { recursive: true });
  });

  const ask = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = request(server.origin + address, { headers }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text: string) => (body += text));
        const { statusCode = 0 } = response;
        response.once("end", () =>
          resolve({ status: statusCode, headers: response.headers, body }),
        );
      });
      asking.once("error", reject).end();
    });

  test("engine, theme, packages and content that lie outside of the site load", async () => {
    const page = await openPage();
    await page.goto(server.origin);
    await waitForHydration(page);
    await page.locator("html[data-linked=yes]").waitFor({ state: "attached" });
    for (const name of ["badge", "widget"]) {
      await page.locator(`#${name}`).click();
      await expect.poll(() => page.locator(`#${name}`).innerText()).toMatch(/ 1$/);
    }
    expect(await page.locator("#near").innerText()).toBe("near");
    await expect
      .poll(() => page.locator("#badge img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(1);
  });

  test("nothing else of the disk is served", async () => {
    for (const file of ["secret/id_rsa", "secret.js", "../../package.json"])
      for (const query of [
        "",
        "?raw",
        "?import&raw",
        "?url",
        "?inline",
        "?import&url&raw",
        "?t=1",
      ]) {
        const answer = await ask(`/@fs${folder.path(file)}${query}`);
        expect(answer.body, file + query).not.toMatch(/not for others|"private"/);
        expect(answer.status, file + query).not.toBe(200);
      }
  });

  const addresses = [
    "/",
    "/own",
    "/_payload/own.json",
    "/notes.txt",
    "/@vite/client",
    "/src/pages/own.js",
  ];

  test("scripts and stylesheets of static folders are served as they stand", async () => {
    for (const address of ["/plain.js", "/plain.js?v=2"])
      expect((await ask(address, { "Sec-Fetch-Dest": "script" })).body, address).toBe(script);
    const { body } = await ask("/plain.css", { Accept: "text/css,*/*;q=0.1" });
    expect(body).toBe(files["site/static/plain.css"]);
  });

  test("the same answers go to no other site", async () => {
    for (const address of addresses) {
      for (const origin of ["https://other.test", "http://localhost:4000", server.origin]) {
        const { status, headers } = await ask(address, { Origin: origin });
        expect(status, address).toBe(200);
        expect(headers, address).not.toHaveProperty("access-control-allow-origin");
      }
    }
  });

  test("a host that isn't the server's is refused, whatever is asked for", async () => {
    for (const address of addresses) {
      const { status, body } = await ask(address, { Host: "rebound.test:3000" });
      expect(status, address).toBe(403);
      expect(body).toBe(`This server isn't known under the name "rebound.test".
To open it there, let a plugin in your configuration allow the name:

plugins: [() => ({ name: "hosts", configureWebpack: () => ({ devServer: { allowedHosts: ["rebound.test"] } }) })]
`);
      for (const host of ["localhost", "a.localhost:1", "127.0.0.1:3000", "[::1]:3000"])
        expect((await ask(address, { Host: host })).status, `${address} of ${host}`).toBe(200);
    }
  });
});
