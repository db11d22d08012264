import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import "./styles.css";

const loadModal = () => import("../../search/SearchModal/index.tsx");

const preload = (): void => void loadModal().catch(() => {});

/** The button that opens the search; a site without an index has another component in its place. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [modal, setModal] = useState<ReactElement>();
  const command = useIsBrowser() && /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl";
  const label = translate({ id: "theme.SearchBar.label", message: "Search" });
  const open = async (query?: string): Promise<void> => {
    try {
      const { default: Modal } = await loadModal();
      // Where a dialog that ends gives the focus back to.
      button.current?.focus();
      setModal(<Modal initialQuery={query} onClose={() => setModal(undefined)} />);
    } catch {
      // The site may have been deployed anew: then a page that is loaded now has its code.
      if (navigator.onLine) location.reload();
    }
  };

  useSearchKeys(button, modal ? undefined : open);

  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        ref={button}
        data-script-only=""
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className="DocSearch-Button-Container">
          <svg className="DocSearch-Search-Icon" viewBox="0 0 20 20">
            <path d="m18 18-5-5A7 7 0 1 0 3 3a7 7 0 0 0 10 10" />
          </svg>
          <span className="DocSearch-Button-Placeholder">{label}</span>
        </span>
        <span className="DocSearch-Button-Keys">
          <kbd className="DocSearch-Button-Key">{command}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {modal}
    </>
  );
}

/** Undefined while the search is open: then it has keys of its own. */
type Open = ((query?: string) => void) | undefined;

function useSearchKeys(button: RefObject<HTMLButtonElement | null>, open: Open): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isCommand = event.metaKey || event.ctrlKey;
      // Who types on the button means the field behind it.
      const typed = !isCommand && target === button.current && /^\w$/.test(key) ? key : undefined;
      const asked: unknown = isCommand
        ? "k"
        : (target as Element).closest?.("input,select,textarea,[contenteditable]") || "/";
      if (typed || key?.toLowerCase() === asked) {
        event.preventDefault();
        open(typed);
      }
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
