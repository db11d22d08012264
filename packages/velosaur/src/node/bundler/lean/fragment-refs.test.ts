import { transformSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { mayGiveFragmentRef } from "./fragment-refs.ts";

const compile = (source: string, runtime: "automatic" | "classic" = "automatic"): string =>
  transformSync("site.tsx", source, { jsx: { runtime } }).code;

const FROM_REACT = `import React, { Fragment, createElement } from "react";\n`;

test.each([
  `export const A = () => <>text<b /></>;`,
  `export const A = () => <></>;`,
  `${FROM_REACT}export const A = ({ id }) => <Fragment key={id}>text</Fragment>;`,
  `${FROM_REACT}export const A = ({ ref }) => <Fragment><b ref={ref} /></Fragment>;`,
  `${FROM_REACT}export const A = () => createElement(Fragment, null, "text");`,
  `${FROM_REACT}export const isList = ({ type }) => type === React.Fragment;`,
])("gives no fragment a ref: %s", (source) => {
  expect(mayGiveFragmentRef(compile(source))).toBe(false);
  expect(mayGiveFragmentRef(compile(`import React from "react";\n${source}`, "classic"))).toBe(
    false,
  );
});

test.each([
  `export const A = ({ ref }) => <Fragment ref={ref}>text</Fragment>;`,
  `export const A = ({ ref }) => <React.Fragment ref={ref}>text</React.Fragment>;`,
  `export const A = (props) => <Fragment {...props} />;`,
  `export const A = ({ ref }) => createElement(Fragment, { key: 1, ref }, "text");`,
  `export const A = ({ as: Tag = Fragment, ...rest }) => <Tag {...rest} />;`,
  `export const tags = { none: Fragment };`,
  `export { Fragment };`,
])("may give a fragment a ref: %s", (source) => {
  expect(mayGiveFragmentRef(compile(FROM_REACT + source))).toBe(true);
  expect(mayGiveFragmentRef(compile(FROM_REACT + source, "classic"))).toBe(true);
});

test("a minified package calls it something else", () => {
  const code = (props: string): string =>
    `import{Fragment as r,jsx as e}from"react/jsx-runtime";export const A=t=>e(r,{${props}children:t});`;
  expect(mayGiveFragmentRef(code(""))).toBe(false);
  expect(mayGiveFragmentRef(code("ref:t.ref,"))).toBe(true);
});

test("a document's program goes on with an alias", () => {
  const code = (props: string): string => `import { jsx, jsxs, Fragment } from "react/jsx-runtime";
const run = (imports, jsx) => {
const __F = jsx.Fragment;
const __h = (type, props, ...children) => jsx.jsx(type, { ...props, children });
return { expressions: [(props) => __h(__F, ${props}, "text")] };
};
export const { expressions } = run({}, { jsx, jsxs, Fragment });`;
  expect(mayGiveFragmentRef(code("null"))).toBe(false);
  expect(mayGiveFragmentRef(code("{ ref: props.ref }"))).toBe(true);
});

test("a module without React has another kind of fragment", () =>
  expect(mayGiveFragmentRef(`export const kind = Fragment;`)).toBe(false));
