/** Nothing, until a diagram theme brings its own. */
export default function Mermaid(): null {
  return null;
}
