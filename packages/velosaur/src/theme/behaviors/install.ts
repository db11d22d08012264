import { installCodeActions, onCodeAction } from "./code-actions.ts";
import { onCopyPage } from "./copy-page.ts";
import { onHelpKey } from "./help-key.ts";
import { installDetailsAnimation } from "./details-animation.ts";
import { installScrollableTables } from "./scrollable-tables.ts";

/** `missed`: what was clicked on before these listeners were there. */
export function installBehaviors(target: Document, missed: readonly Event[]): void {
  installCodeActions(target);
  installDetailsAnimation(target);
  installScrollableTables(target);
  target.addEventListener("click", onCopyPage);
  target.addEventListener("keydown", onHelpKey);
  for (const event of missed) {
    if (event instanceof KeyboardEvent) onHelpKey(event);
    else {
      onCodeAction(event);
      onCopyPage(event);
    }
  }
}
