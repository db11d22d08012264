/** The name it had in earlier versions. */
export { default, type Props } from "@theme/Layout/Provider";
