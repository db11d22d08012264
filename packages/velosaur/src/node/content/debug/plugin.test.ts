import { expect, test } from "vitest";
import { createContext } from "../__fixtures__/create-site.ts";
import type { Json } from "../../../shared/document.ts";
import type { Plugin, PluginActions } from "../../contract/contract.ts";
import { debugPlugin } from "./plugin.ts";

test("nothing of the site is described before somebody looks at it", async () => {
  const plugin = (await debugPlugin(createContext("/site"), {})) as Plugin;
  const given = new Map<string, Json | (() => Json)>();
  const actions: PluginActions = {
    addRoute: () => {},
    createData: async (name) => name,
    createSharedData: (name, data) => {
      given.set(name, data);
      return { $shared: name };
    },
    setGlobalData: () => {},
  };
  const content = {
    get docs(): string[] {
      throw new Error("was looked at");
    },
  };
  await plugin.routesLoaded?.({ routes: [], allContent: { docs: { default: content } }, actions });
  expect([...given.keys()].toSorted()).toEqual([
    "debug-config",
    "debug-docs-default",
    "debug-registry",
    "debug-routes",
  ]);
  const describe = given.get("debug-docs-default");
  expect(() => typeof describe === "function" && describe()).toThrow("was looked at");
});
