// @ts-check

/**
 * What the sites of all scenarios have, with these options for the classic preset.
 *
 * @param {object} presetOptions
 * @param {object} [fields] of the configuration
 * @returns {[string, string][]}
 */
export function siteFiles(presetOptions, fields) {
  const config = {
    title: "Harbour office",
    url: "https://bench.example.org",
    baseUrl: "/",
    trailingSlash: true,
    onBrokenLinks: "throw",
    future: { v4: true },
    presets: [["classic", presetOptions]],
    themeConfig: { navbar: { title: "Harbour office" }, prism: { additionalLanguages: ["bash"] } },
    ...fields,
  };
  return [
    ["docusaurus.config.js", `export default ${JSON.stringify(config, null, 2)};\n`],
    ["package.json", `${JSON.stringify({ name: "bench-corpus", private: true }, null, 2)}\n`],
    ["src/pages/index.md", "# Harbour office\n"],
  ];
}
