import { describe } from "../describe.mjs";

/** Leaves in the page's HTML what code of the site is given. */
export function Record({ name, value }) {
  const text = JSON.stringify([name, describe(value)]).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      className="recorded"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
