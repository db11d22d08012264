/** Of code that comes late: its stylesheet takes its place among those that are there. */
export { loadStylesheet as default } from "../router/load-styles.ts";
