import types from "@generated/navbar-item-types";

/**
 * Component of each `type` of navbar item. Sites add their own, named `custom-…`. Those that the site's
 * navbar has are there at once, others are loaded when they are shown.
 */
const ComponentTypes = { ...types };

export default ComponentTypes;
