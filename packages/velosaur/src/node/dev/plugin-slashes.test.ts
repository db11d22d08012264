import { type Plugin, rolldown } from "rolldown";
import { expect, test } from "vitest";
import { slashesPlugin } from "./plugin-slashes.ts";

const texts: Record<string, string> = {
  "C:/main.js": `import { one } from "one"; import "./one.js"; export { one };`,
  "C:/one.js": "globalThis.runs = (globalThis.runs ?? 0) + 1; export const one = 1;",
};

/** Names files as Rolldown does on Windows, but those that the engine itself has found. */
const windows = {
  name: "windows",
  resolveId: (id: string): string => (id === "one" ? "C:/one.js" : `C:\\${id.slice(2)}`),
  load: (id: string): string | null => texts[id.replaceAll("\\", "/")] ?? null,
};

async function listModules(plugins: Plugin[]): Promise<string[]> {
  const build = await rolldown({ input: { main: "C:main.js" }, plugins });
  const { output } = await build.generate();
  await build.close();
  return output[0].moduleIds;
}

test("on Windows a module is one, by its name and from a file beside it", async () => {
  const slash = (file: string): string => file.replaceAll("\\", "/");
  expect(await listModules([slashesPlugin(slash), windows])).toEqual(["C:/one.js", "C:/main.js"]);
});

test("elsewhere names stay as they are", async () => {
  const keep = (file: string): string => file;
  expect(await listModules([slashesPlugin(keep), windows])).toHaveLength(3);
});
