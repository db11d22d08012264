// @ts-check
import { parse } from "parse5";

/** @import { DefaultTreeAdapterMap } from "parse5" */
/** @typedef {DefaultTreeAdapterMap["node"]} Node */
/** @typedef {DefaultTreeAdapterMap["element"]} Element */

/** As a browser without JavaScript reads it: elements in a `<noscript>` are there. @param {string} html */
export function parseHtml(html) {
  return parse(html, { scriptingEnabled: false });
}

/**
 * All elements below a node, in document order; what stands in a `<template>` is no part of the page.
 *
 * @param {Node} node
 * @returns {Generator<Element>}
 */
export function* walkElements(node) {
  for (const child of "childNodes" in node ? node.childNodes : []) {
    if ("tagName" in child) yield child;
    yield* walkElements(child);
  }
}

/**
 * @param {Node} node
 * @param {string} tagName
 */
export function findElement(node, tagName) {
  for (const element of walkElements(node)) if (element.tagName === tagName) return element;
  return undefined;
}

/**
 * @param {Element} element
 * @param {string} name
 */
export function getAttribute(element, name) {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/**
 * @param {Node} node
 * @returns {string}
 */
export function getText(node) {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(getText).join("") : "";
}
