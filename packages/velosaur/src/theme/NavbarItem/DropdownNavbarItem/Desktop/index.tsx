import NavbarItem from "@theme/NavbarItem";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { clsx } from "clsx";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { DropdownProps } from "../../types.ts";

/** Closes when something else is clicked, touched or focused, and with the Escape key. */
function useCloseOutside(ref: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onEvent = (event: Event): void => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const events = ["mousedown", "touchstart", "focusin"];
    for (const name of events) document.addEventListener(name, onEvent);
    return () => {
      for (const name of events) document.removeEventListener(name, onEvent);
    };
  }, [ref, close]);
}

export default function DropdownNavbarItemDesktop(props: DropdownProps): ReactNode {
  const {
    items,
    position,
    className,
    onClick: _,
    dropdownActiveClassDisabled: __,
    ...linkProps
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [close] = useState(() => () => setShown(false));
  useCloseOutside(ref, close);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };
  const onTriggerKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    setShown((shown) => !shown);
  };
  return (
    <div
      ref={ref}
      onKeyDown={onKeyDown}
      className={clsx(
        "navbar__item dropdown dropdown--hoverable",
        position === "right" && "dropdown--right",
        isShown && "dropdown--show",
      )}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isShown}
        role="button"
        href={linkProps.to ? undefined : "#"}
        className={clsx("navbar__link", className)}
        {...linkProps}
        onClick={linkProps.to ? undefined : (event: Event) => event.preventDefault()}
        onKeyDown={onTriggerKey}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
