import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Names of the placeholders of a text: `"Hello {name}"` → `name`. */
export type ExtractInterpolatePlaceholders<Str extends string> =
  Str extends `${string}{${infer Key}}${infer Rest}`
    ? Key | ExtractInterpolatePlaceholders<Rest>
    : never;

export type InterpolateValues<Str extends string, Value extends ReactNode> = {
  [key in ExtractInterpolatePlaceholders<Str>]: Value;
};

export function interpolate<Str extends string>(
  text: Str,
  values?: InterpolateValues<Str, string | number>,
): string;
export function interpolate<Str extends string, Value extends ReactNode>(
  text: Str,
  values?: InterpolateValues<Str, Value>,
): ReactNode;
/** Fills `{placeholders}`; those without a value stay as they are. */
export function interpolate(text: string, values: Record<string, ReactNode> = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index): ReactNode => {
    if (index % 2 === 0) return part;
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return value === undefined ? `{${part}}` : value;
  });
  if (!parts.some((part) => isValidElement(part))) return parts.join("");
  // A part's place is its identity: the text doesn't change while it is shown.
  // oxlint-disable-next-line react/no-array-index-key
  return parts
    .filter((part) => part !== "")
    .map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export interface InterpolateProps<Str extends string> {
  children: Str;
  values?: InterpolateValues<Str, ReactNode>;
}

export default function Interpolate<Str extends string>(
  props: InterpolateProps<Str>,
): ReactElement {
  const { children, values } = props;
  if (typeof children !== "string") {
    throw new Error(
      "The children of <Interpolate> must be one plain string, with {placeholders} for what varies.",
    );
  }
  return <>{interpolate(children, values)}</>;
}
