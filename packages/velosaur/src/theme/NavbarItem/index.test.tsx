import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

vi.mock("@theme/NavbarItem/ComponentTypes", () => ({
  default: {
    default: ({ label }: { label: string }) => <a>{label}</a>,
    dropdown: ({ label }: { label: string }) => <button>{label}</button>,
    html: ({ value }: { value: string }) => <b>{value}</b>,
  },
}));

const { default: NavbarItem } = await import("./index.tsx");

test.each([
  [{ label: "A" }, "<a>A</a>"],
  [{ type: "default", label: "A" }, "<a>A</a>"],
  [{ label: "A", items: [] }, "<button>A</button>"],
  [{ type: "dropdown", label: "A", items: [] }, "<button>A</button>"],
  [{ type: "html", value: "A" }, "<b>A</b>"],
])("the item %j", (item, expected) => {
  expect(renderToStaticMarkup(<NavbarItem {...item} />)).toBe(expected);
});

test("an unknown type is named, with those that there are", () => {
  expect(() => renderToStaticMarkup(<NavbarItem type="dcoSidebar" label="A" />)).toThrow(
    'There is no navbar item of type "dcoSidebar". There are: default, dropdown, html.',
  );
});
