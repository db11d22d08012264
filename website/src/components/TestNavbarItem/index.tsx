import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";

interface Props {
  readonly content: string;
  readonly mobile?: boolean;
}

const greet = () => alert("A custom navbar item of the test area");

/** A navbar item of a type that this site adds. It shows in the test area only. */
export default function TestNavbarItem({ content, mobile = false }: Props) {
  const { pathname } = useLocation();
  const area = useBaseUrl("/tests");
  if (pathname !== area && !pathname.startsWith(area.replace(/\/?$/, "/"))) return null;
  const button = (
    <button
      type="button"
      className={mobile ? "menu__link clean-btn" : "navbar__item navbar__link clean-btn"}
      onClick={greet}
    >
      {mobile ? `${content} (mobile)` : content}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}
