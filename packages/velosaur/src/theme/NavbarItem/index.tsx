import ComponentTypes from "@theme/NavbarItem/ComponentTypes";
import type { ReactNode } from "react";

export interface Props {
  readonly type?: string;
  readonly items?: unknown;
  readonly mobile?: boolean;
  readonly onClick?: () => void;
  readonly [option: string]: unknown;
}

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
