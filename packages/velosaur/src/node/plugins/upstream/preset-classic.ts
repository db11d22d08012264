/** Stands in for `@docusaurus/preset-classic`, which configurations import types of; as a preset it goes by its name. */

const presetClassic = (): never => {
  throw new Error("Name the preset instead of calling it: presets: ['classic'].");
};
export default presetClassic;
