import type { ServerResponse } from "node:http";

export interface Answer {
  status: number;
  type: string;
  body: string;
}

export function sendAnswer(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    "Content-Type": `${type};charset=utf-8`,
    "Cache-Control": "no-cache",
  });
  response.end(body);
}
