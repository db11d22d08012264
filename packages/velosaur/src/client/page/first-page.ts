import { PAYLOAD_ID, type PagePayload } from "../../shared/payload.ts";
import { restoreStatics } from "./static-segments.ts";

/** The payload that stands in the document, completed with the static HTML around it. Null if something is missing. */
export function readFirstPayload(document: Document, root: Element): PagePayload | null {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (!text) return null;
  const payload = JSON.parse(text) as PagePayload;
  const elements = new Map<string, Element>();
  for (const element of root.querySelectorAll("[data-s]")) {
    const key = element.getAttribute("data-s")!;
    if (!elements.has(key)) elements.set(key, element);
  }
  const documents = restoreStatics(
    payload.documents,
    (key) => elements.get(String(key))?.innerHTML,
  );
  return documents && { ...payload, documents };
}
