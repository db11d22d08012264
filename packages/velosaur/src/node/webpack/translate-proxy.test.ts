import { expect, it } from "vitest";
import { translateProxy } from "./translate-proxy.ts";

it("takes both forms, and turns patterns into a function", () => {
  const older = translateProxy({ "/api/**": { target: "http://a", pathRewrite: { "^/api": "" } } });
  expect(older["/api"]?.target).toBe("http://a");
  expect(older["/api"]?.rewrite?.("/api/x")).toBe("/x");
  expect(translateProxy({ "/b": "http://b" })).toEqual({ "/b": { target: "http://b" } });
  const newer = translateProxy([{ context: ["/c", "/d"], target: "http://c", changeOrigin: true }]);
  expect(Object.keys(newer)).toEqual(["/c", "/d"]);
  expect(newer["/d"]).toEqual({ target: "http://c", changeOrigin: true });
  expect(translateProxy(undefined)).toEqual({});
});
