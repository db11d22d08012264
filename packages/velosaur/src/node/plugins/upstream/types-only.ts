/** Stands in for modules that configurations import for their types alone. */
export default {};
