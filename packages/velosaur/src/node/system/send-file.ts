import type { IncomingMessage, ServerResponse } from "node:http";

export interface FileRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Absolute folder; nothing outside of it is sent. */
  dir: string;
  /** Path of the file below the folder, not percent-encoded. */
  name: string;
}

const CLIENT_ERRORS = [412, 416];

/**
 * The first page of a dev server has no file, and would wait for it. Who serves loads it before files are asked for: where
 * that fails, since no descriptor is left, Node doesn't try again.
 */
export const loadSend = async (): Promise<typeof import("send")> => (await import("send")).default;

/**
 * Sends a file, with ranges and conditional answers, and lets go of it when the other side hangs up. Calls `next`
 * when there is no such file.
 */
export function sendFile({ request, response, dir, name }: FileRequest, next: () => void): void {
  const options = { root: dir, dotfiles: "allow", index: false, cacheControl: false } as const;
  const file = name.split("/").map(encodeURIComponent).join("/");
  const fail = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { "Retry-After": "1" }).end();
  };
  const begin = (send: typeof import("send")): unknown =>
    send(request, file, options)
      .on("directory", next)
      // The head is written before the first bytes, so that what follows them can still change it.
      .on("stream", () => response.writeHead(response.statusCode))
      .on("error", ({ status }: { status: number }) => {
        if (response.headersSent || status >= 500) fail();
        else if (CLIENT_ERRORS.includes(status)) response.writeHead(status).end();
        else next();
      })
      .pipe(response);
  loadSend().then(begin).catch(fail);
}

/** Only files and pages are served: nothing takes what a visitor sends. Answers, and says so, where it must refuse. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) response.writeHead(405, { Allow: "GET, HEAD" }).end();
  return !isRead;
}
