/** `?` explains the keys. What it shows is loaded then. */

const FIELDS = "input, textarea, select, [contenteditable]";

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

export function onHelpKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (key !== "?" || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(event)) return;
  import("./keyboard-help.ts")
    .then(({ showKeyboardHelp }) => showKeyboardHelp(document))
    .catch((error: unknown) => console.warn("The list of keys could not be loaded.", error));
}
