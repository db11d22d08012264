/** The name it had in earlier versions. */
export { default } from "@theme/ContentVisibility/Unlisted";
