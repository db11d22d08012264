import NavbarItem from "@theme/NavbarItem";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { clsx } from "clsx";
import {
  type Dispatch,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from "react";
import type { DropdownProps } from "../../types.ts";

/** A menu that the pointer holds open is dismissed until the pointer leaves. */
type MenuState = "closed" | "shown" | "dismissed";

/** Closes when something else is clicked, touched or focused, and with the Escape key. */
function useMenuState(
  ref: RefObject<HTMLElement | null>,
): [MenuState, Dispatch<SetStateAction<MenuState>>] {
  const [state, setState] = useState<MenuState>("closed");
  useEffect(() => {
    const onEvent = (event: Event): void => {
      if (!ref.current?.contains(event.target as Node)) setState("closed");
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const menu = ref.current;
      if (key !== "Escape" || !menu) return;
      // Focus would be lost with the item that has it.
      if (menu.querySelector(":scope > ul :focus")) menu.querySelector("a")?.focus();
      setState(menu.matches(":hover") ? "dismissed" : "closed");
    };
    const events = ["mousedown", "touchstart", "focusin"];
    for (const name of events) document.addEventListener(name, onEvent);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      for (const name of events) document.removeEventListener(name, onEvent);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [ref]);
  return [state, setState];
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
  const [state, setState] = useMenuState(ref);
  const isShown = state === "shown";

  const onTriggerKey = (event: ReactKeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    setState(isShown ? "closed" : "shown");
  };
  return (
    <div
      ref={ref}
      onPointerLeave={() => {
        if (state === "dismissed") setState("closed");
      }}
      className={clsx(
        "navbar__item dropdown",
        state !== "dismissed" && "dropdown--hoverable",
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
        onClick={linkProps.to ? undefined : (event) => event.preventDefault()}
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
