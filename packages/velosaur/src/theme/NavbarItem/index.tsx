import ComponentTypes from "@theme/NavbarItem/ComponentTypes";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "./types.ts";

export interface Props {
  readonly type?: string;
  readonly items?: unknown;
  readonly mobile?: boolean;
  readonly position?: "left" | "right";
  readonly onClick?: NavbarItemProps["onClick"];
  readonly [option: string]: unknown;
}

export type NavbarItemType = Props["type"];

/** What a dropdown lists. */
export type LinkLikeNavbarItemProps = NavbarItemProps & { readonly type?: string };

const resolveType = ({ type, items }: Props): string =>
  type && type !== "default" ? type : items ? "dropdown" : "default";

export default function NavbarItem(props: Props): ReactNode {
  const type = resolveType(props);
  const Item = ComponentTypes[type];
  if (!Item) {
    throw new Error(
      `There is no navbar item of type "${type}". There are: ${Object.keys(ComponentTypes).sort().join(", ")}.`,
    );
  }
  const { type: _, ...itemProps } = props;
  return <Item {...itemProps} />;
}
