/** A component that shows nothing. */
export default function Noop(): null {
  return null;
}
