import codeTranslations from "@generated/codeTranslations";
import type { ReactElement, ReactNode } from "react";

import { interpolate, type InterpolateValues } from "./Interpolate.tsx";

export { interpolate, default as Interpolate } from "./Interpolate.tsx";

export interface TranslateParam {
  message?: string;
  id?: string;
  description?: string;
}

function findMessage({ id, message }: { id?: string; message?: string }): string {
  const key = id ?? message;
  if (key === undefined) {
    throw new Error("A translation needs an id or a default message: neither was given.");
  }
  const translated = Object.hasOwn(codeTranslations, key) ? codeTranslations[key] : undefined;
  return translated ?? message ?? key;
}

/** The text of the current locale, for attributes and code. */
export function translate<Str extends string>(
  param: { message?: Str; id?: string; description?: string },
  values?: InterpolateValues<Str, string | number>,
): string {
  return interpolate<string>(findMessage(param), values);
}

export interface TranslateProps<Str extends string> {
  /** The text in the default language. */
  children?: Str;
  id?: string;
  description?: string;
  values?: InterpolateValues<Str, ReactNode>;
}

export default function Translate<Str extends string>(props: TranslateProps<Str>): ReactElement {
  const { children, id, values } = props;
  if (children && typeof children !== "string") {
    throw new Error(
      "The children of <Translate> must be one plain string, so that it can be extracted; pass what varies through `values`.",
    );
  }
  return <>{interpolate<string, ReactNode>(findMessage({ id, message: children }), values)}</>;
}
