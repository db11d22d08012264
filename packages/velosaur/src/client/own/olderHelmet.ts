/** The package in which Helmet began, and is the default. */
export { Helmet, Helmet as default } from "./helmet.tsx";
