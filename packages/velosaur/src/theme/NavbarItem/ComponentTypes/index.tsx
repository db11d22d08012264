import types from "@generated/navbar-item-types";
import type { ComponentType } from "react";

/** A component takes what the item's configuration holds. */
export type ComponentTypesObject = Readonly<Record<string, ComponentType<never>>>;

/**
 * Component of each `type` of navbar item. Sites add their own, named `custom-…`. Those that the site's
 * navbar has are there at once, others are loaded when they are shown.
 */
const ComponentTypes = { ...types };

export default ComponentTypes;
