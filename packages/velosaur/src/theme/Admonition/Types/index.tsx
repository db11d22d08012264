import { translate } from "@docusaurus/Translate";
import AdmonitionLayout, { type Props } from "@theme/Admonition/Layout";
import type { ComponentType, ReactNode } from "react";
import { ADMONITION_KEYWORDS } from "../../../shared/markup/admonition.ts";

const createType = (type: string): ComponentType<Props> =>
  function AdmonitionType(props: Props): ReactNode {
    // A title that is given as nothing is none.
    const title =
      "title" in props ? props.title : translate({ id: `theme.admonition.${type}`, message: type });
    return <AdmonitionLayout {...props} type={props.type ?? type} title={title} />;
  };

/** Component of each type. Sites add theirs. */
const AdmonitionTypes: Record<string, ComponentType<Props>> = Object.fromEntries(
  ADMONITION_KEYWORDS.map((type) => [type, createType(type)]),
);

export default AdmonitionTypes;
