/** Loaded on its own, when it is shown. */
export default function LazyGreeting() {
  return (
    <button type="button" className="button button--primary" onClick={() => alert("Hello")}>
      Greet me
    </button>
  );
}
