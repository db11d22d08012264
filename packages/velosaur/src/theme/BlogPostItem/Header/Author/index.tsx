/** Upstream's former name of the component. */
export { default, type Props } from "@theme/Blog/Components/Author";
