import { installCodeActions, onCodeAction } from "./code-actions.ts";
import { onCopyPage } from "./copy-page.ts";
import { installDetailsAnimation } from "./details-animation.ts";
import { installScrollableTables } from "./scrollable-tables.ts";

/** `missed`: what was clicked on before these listeners were there. */
export function installBehaviors(target: Document, missed: readonly Event[]): void {
  installCodeActions(target);
  installDetailsAnimation(target);
  installScrollableTables(target);
  target.addEventListener("click", onCopyPage);
  for (const event of missed) {
    onCodeAction(event);
    onCopyPage(event);
  }
}
