import type { IncomingMessage, ServerResponse } from "node:http";
import type { Rolldown } from "vite";

export interface EmittedFile {
  name: string;
  content: string | Uint8Array;
}

export interface EmittedFiles {
  /** The file's address. */
  emit: (file: EmittedFile, write: (asset: Rolldown.EmittedAsset) => void) => string;
  /** In the dev server, which writes no files. */
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
};

/** Files that loaders make beside their modules. */
export function createEmittedFiles(baseUrl: string): EmittedFiles {
  const files = new Map<string, string | Uint8Array>();
  return {
    emit({ name, content }, write) {
      const address = baseUrl + name.replace(/^\/+/, "");
      if (files.has(address)) return address;
      files.set(address, content);
      write({ type: "asset", fileName: address.slice(baseUrl.length), source: content });
      return address;
    },
    serve(request, response, next) {
      const address = (request.url ?? "").replace(/[?#].*$/, "");
      const content = files.get(address) ?? files.get(baseUrl + address.replace(/^\//, ""));
      if (content === undefined) return next();
      const ending = /\.(\w+)$/.exec(address)?.[1] ?? "";
      if (Object.hasOwn(TYPES, ending)) response.setHeader("Content-Type", TYPES[ending] ?? "");
      response.end(content);
    },
  };
}
