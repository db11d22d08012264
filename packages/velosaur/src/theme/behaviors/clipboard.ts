/** Where the clipboard's own interface is missing, as on pages without TLS. The focus stays where it was, for keys. */
function copyBySelection(text: string): void {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Some browsers want the clipboard to be asked for within the click, though the text is yet to come. */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (!navigator.clipboard) copyBySelection(await text);
  else if (typeof text === "string" || !("ClipboardItem" in window))
    await navigator.clipboard.writeText(await text);
  else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}
