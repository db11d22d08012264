import Head from "@docusaurus/Head";
import Admonition from "@theme/Admonition";
import MDXA from "@theme/MDXComponents/A";
import MDXCode from "@theme/MDXComponents/Code";
import MDXDetails from "@theme/MDXComponents/Details";
import MDXHeading from "@theme/MDXComponents/Heading";
import MDXImg from "@theme/MDXComponents/Img";
import MDXLi from "@theme/MDXComponents/Li";
import MDXPre from "@theme/MDXComponents/Pre";
import MDXUl from "@theme/MDXComponents/Ul";
import Mermaid from "@theme/Mermaid";
import type { ComponentProps, ComponentType } from "react";

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, "as">;
const createHeading = (as: ComponentProps<typeof MDXHeading>["as"]): ComponentType<HeadingProps> =>
  function Heading(props) {
    return <MDXHeading as={as} {...props} />;
  };

/** Components that every document can use without an import, and those of Markdown's elements. */
const MDXComponents = {
  Head,
  details: MDXDetails,
  Details: MDXDetails,
  code: MDXCode,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: createHeading("h1"),
  h2: createHeading("h2"),
  h3: createHeading("h3"),
  h4: createHeading("h4"),
  h5: createHeading("h5"),
  h6: createHeading("h6"),
  admonition: Admonition,
  mermaid: Mermaid,
};

export type MDXComponentsObject = Readonly<Record<string, ComponentType<never>>>;

export default MDXComponents;
