import type { ServerResponse } from "node:http";
import type { LiveSite } from "./live-site.ts";

export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** What took a site some time to make. Once that is closed, another one has been asked. */
export function sendLateAnswer(
  response: ServerResponse,
  answer: Answer,
  { closed }: Pick<LiveSite, "closed">,
): void {
  if (!closed.aborted) sendAnswer(response, answer);
}

export function sendAnswer(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    "Content-Type": `${type};charset=utf-8`,
    "Cache-Control": "no-cache",
  });
  response.end(body);
}
