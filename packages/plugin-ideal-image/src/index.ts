export default () => ({ name: "docusaurus-plugin-ideal-image" });
