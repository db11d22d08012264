import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { checkedStylesPlugin } from "./plugin-checked-styles.ts";

afterAll(removeSites);

test("what a build refuses is refused; what a browser would skip, or comes with a package, isn't", async () => {
  const root = writeSite({
    "good.css": ".a { color: red }",
    "odd.css": "// a word\n.a { color: red }",
    "bad.css": ".a { color: red }\n}}}}\n",
    "node_modules/p/bad.css": "}",
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    plugins: [checkedStylesPlugin()],
  });
  try {
    for (const file of ["good.css", "odd.css", "node_modules/p/bad.css"])
      expect(await server.transformRequest(`/${file}`)).not.toBeNull();
    await expect(server.transformRequest("/bad.css")).rejects.toMatchObject({
      message: expect.stringContaining("The stylesheet can't be read: Unexpected }"),
      loc: { line: 2, column: 0 },
    });
  } finally {
    await server.close();
  }
});
