// @ts-check
import { toComparableId } from "../compare/page-facts.mjs";

/** Each engine hashes the names of assets in its own way. */
const hashedAsset =
  /(?:https?:\/\/[^/\s]+)?[^\s"']*\/assets\/(?:[a-z]+\/)*([^\s"/]+)[-.](?:\w{8,40}|[\w-]{8})(\.[a-z0-9]+)\b/gi;
const inlined = /data:image\/[^\s"']+/g;

/**
 * An address as two engines that mean the same would both write it.
 *
 * @param {string} address
 * @param {string} [route] of the page, against which a relative address is read
 */
export function toComparableAddress(address, route) {
  const plain = toComparableId(
    address.replace(inlined, "data:image").replace(hashedAsset, "asset:$1$2"),
  );
  return route !== undefined &&
    /^(?:\.{1,2}\/|[^/:#?]+(?:[/?#]|$))/.test(plain) &&
    !plain.includes(" ")
    ? resolveRelative(plain, route)
    : plain;
}

/** @param {string} address @param {string} route */
function resolveRelative(address, route) {
  const { pathname, search, hash } = new URL(address, `http://site${route}`);
  return `${pathname}${search}${hash}`;
}
