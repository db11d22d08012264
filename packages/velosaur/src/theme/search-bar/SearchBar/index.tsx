export default function SearchBar(): null {
  return null;
}
