import type { Json } from "./document.ts";

/** What could end a `<script>` element, or a line of JavaScript, from within a string. */
const UNSAFE = /[<\u2028\u2029]/g;

/** JSON for the inside of a `<script>` element. */
export function serializeInline(value: Json | object): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
