import { expect, test } from "vitest";
import { listTaken } from "./taken-names.ts";

test("of a package, the names are known where they are all that is taken", () => {
  expect(listTaken("icons", { Phone: "Phone", Small: "Boat" })).toEqual({
    taken: ["Phone", "Boat"],
  });
  expect(listTaken("@scope/icons/lib", { Phone: "Phone" })).toEqual({ taken: ["Phone"] });
});

test.each([
  ["a default export", { Icons: "default", Phone: "Phone" }],
  ["all of it", { Icons: "*" }],
  ["nothing, for its effects", {}],
  ["a name that is no word", { Phone: "a phone" }],
])("%s: the package stays whole", (_what, names) => {
  expect(listTaken("icons", names)).toEqual({});
});

test.each([
  "@site/src/icons.tsx",
  "@theme/Icon/Home",
  "@theme-original/Tabs",
  "@docusaurus/theme-common",
  "react",
  "velosaur/client/useSharedData",
  "!!raw-loader!icons",
  "icons/style.module.css",
  "./icons",
])("%s stays whole", (moduleId) => {
  expect(listTaken(moduleId, { Phone: "Phone" })).toEqual({});
});
