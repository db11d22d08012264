// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { findAgain } from "./find-again.ts";

function render(html: string): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = html;
  return container;
}

test("of controls with one name, that which stands where the other stood", () => {
  const container = render(
    "<button>Copy</button><p><button>Copy</button></p><button>Fold</button>",
  );
  const second = container.querySelectorAll("button")[1]!;
  const again = findAgain(container, second);
  container.innerHTML =
    "<button>Other</button><button>Copy</button><div><button>Copy</button></div>";
  const pressed: number[] = [];
  for (const [index, button] of container.querySelectorAll("button").entries())
    button.addEventListener("click", () => pressed.push(index));
  expect(again.isConnected).toBe(true);
  again.click();
  expect(pressed).toEqual([2]);
});

test("nothing where it isn't any more, or is called otherwise", () => {
  const container = render('<span role="button" aria-label="Fold">x</span>');
  const again = findAgain(container, container.querySelector("span")!);
  container.innerHTML = '<span role="button" aria-label="Unfold">x</span>';
  expect(again.isConnected).toBe(false);
  again.click();
});
