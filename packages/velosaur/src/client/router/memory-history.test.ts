import { expect, test } from "vitest";

import { createMemoryHistory } from "./memory-history.ts";

test("it goes to and fro like a browser's, and tells where it is", () => {
  const history = createMemoryHistory(["/a", "/b?q=1#h"], 1);
  const heard: string[] = [];
  const stop = history.listen(({ pathname }, action) => heard.push(`${action} ${pathname}`));
  expect(history.location).toMatchObject({ pathname: "/b", search: "?q=1", hash: "#h" });
  history.goBack();
  history.goBack();
  history.goForward();
  history.push("/c", { from: "b" });
  expect(history.location.state).toEqual({ from: "b" });
  history.goBack();
  history.replace({ pathname: "d", search: "x" });
  expect(history.createHref("e?x#y")).toBe("/e?x#y");
  history.goForward();
  stop();
  history.push("/e");
  expect(heard).toEqual(["POP /a", "POP /b", "PUSH /c", "POP /b", "REPLACE /d", "POP /c"]);
  expect(history).toMatchObject({ length: 4, action: "PUSH", place: { index: 3 } });
});
