/** `@docusaurus/theme-common/Details`. */

export { Details, type DetailsProps } from "./collapsible.tsx";
