import afterPaint from "velosaur/client/afterPaint";
import { useHistory } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from "react";
import { useLocationChange } from "./location.ts";

/** Id that the layout gives to the content when the page brings no `<main>` of its own. */
export const SkipToContentFallbackId = "__docusaurus_skipToContent_fallback";

function focusElement(element: HTMLElement, options?: FocusOptions): void {
  element.setAttribute("tabindex", "-1");
  element.focus(options);
  element.removeAttribute("tabindex");
}

const findContent = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main:first-of-type") ??
  document.getElementById(SkipToContentFallbackId);

const skipToContent = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  const content = findContent();
  if (content) focusElement(content);
};

/** After a navigation the keyboard starts at the top again, where the link to the content is. */
export function useSkipToContent(): {
  containerRef: React.RefObject<HTMLDivElement | null>;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const containerRef = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  useLocationChange(({ location, previousLocation }) => {
    const hasMoved = previousLocation && location.pathname !== previousLocation.pathname;
    if (!hasMoved || location.hash || action !== "PUSH") return;
    const { activeElement } = document;
    // To focus something asks for the layout of the page, which would delay its picture.
    afterPaint(() => {
      const isTaken = document.activeElement !== activeElement;
      // The visitor may have scrolled on by now.
      if (containerRef.current && !isTaken)
        focusElement(containerRef.current, { preventScroll: true });
    });
  });
  return { containerRef, onClick: skipToContent };
}

const findLabel = (): string =>
  translate({
    id: "theme.common.skipToMainContent",
    message: "Skip to main content",
  });

export function SkipToContentLink(props: Omit<ComponentProps<"a">, "href" | "onClick">): ReactNode {
  const { containerRef, onClick } = useSkipToContent();
  const label = findLabel();
  return (
    <div ref={containerRef} role="region" aria-label={label}>
      <a {...props} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {props.children ?? label}
      </a>
    </div>
  );
}
