/** Nothing, until a search theme brings its own. */
export default function SearchBar(): null {
  return null;
}
