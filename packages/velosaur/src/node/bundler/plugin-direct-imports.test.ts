import { expect, test } from "vitest";
import { directImportsPlugin, importDirectly } from "./plugin-direct-imports.ts";

const places = new Map([
  ["useTabs", "/theme/common/tabs.js"],
  ["useColorMode", "/theme/common/color-mode.js"],
  ["useDoc", "/docs-contexts.js"],
]);

test.each([
  [
    `import { useTabs, useColorMode as mode } from "@docusaurus/theme-common/internal";`,
    `import { useTabs } from "/theme/common/tabs.js"; import { useColorMode as mode } from "/theme/common/color-mode.js";`,
  ],
  [
    `import {\n  type Tab,\n  useTabs,\n} from '@docusaurus/theme-common'`,
    `import { useTabs } from "/theme/common/tabs.js"; import { type Tab } from '@docusaurus/theme-common'`,
  ],
  [
    `import * as common from "@docusaurus/theme-common";`,
    `import * as common from "@docusaurus/theme-common";`,
  ],
  [
    `import type { Tab } from "@docusaurus/theme-common";`,
    `import type { Tab } from "@docusaurus/theme-common";`,
  ],
  [
    `import { useDoc } from "@docusaurus/plugin-content-docs/client";`,
    `import { useDoc } from "/docs-contexts.js";`,
  ],
  [
    `import { useTabs, // it, too\n /* and, here */\n useColorMode\n as mode,\n// @ts-ignore\n } from "@docusaurus/theme-common";`,
    `import { useTabs } from "/theme/common/tabs.js"; import { useColorMode\n as mode } from "/theme/common/color-mode.js";`,
  ],
  [`const text = "@docusaurus/theme-common";`, `const text = "@docusaurus/theme-common";`],
])("%s", (code, expected) => expect(importDirectly(code, places)).toBe(expected));

test("an import that a page shows stays as it was written", async () => {
  const statement = 'import { useColorMode } from "@docusaurus/theme-common";';
  const shown = `export const shown = \`\n${statement}\n\`;`;
  const { handler } = directImportsPlugin().transform as unknown as {
    handler: (code: string, id: string) => { code: string } | Promise<{ code: string }>;
  };
  const { code } = await handler(`${statement}\n${shown}`, "/site/src/pages/index.tsx");
  expect(code).toMatch(/^import \{ useColorMode \} from "\/.*color-mode/);
  expect(code.endsWith(shown)).toBe(true);
});
