import { expect, test } from "vitest";
import { readsThemes } from "./plugin-browser-config.ts";

test.each([
  ["/site/src/components/Code.tsx", "themeConfig.prism.theme", true],
  ["/site/src/components/Code.tsx", "const { prism } = useThemeConfig();", true],
  ["/site/node_modules/some-theme/index.js", "const { prism } = useThemeConfig();", true],
  ["/site/src/components/Code.tsx", "highlight()", false],
  ["/site/node_modules/prism-react-renderer/dist/index.mjs", "({ theme, prism }) =>", false],
  ["/site/node_modules/react-live/dist/index.mjs", "props.prism", false],
  ["\0@generated/docusaurus.config", "export default { prism: {} }", false],
])("%s with “%s” reads the highlighter's themes: %s", (id, code, expected) => {
  expect(readsThemes([id, { code }])).toBe(expected);
});
