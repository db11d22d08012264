import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const MIN_BYTES = 1024;
const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|atom\+xml|rss\+xml))/;

type Encoding = "br" | "gzip";

/** Encodings that the browser takes: `gzip;q=0` refuses one. */
const listAccepted = (request: IncomingMessage): string[] =>
  String(request.headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*$/, "").trim());

const chooseEncoding = (request: IncomingMessage): Encoding | undefined => {
  const accepted = listAccepted(request);
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
};

const createCompressor = (encoding: Encoding) =>
  encoding === "br"
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : createGzip({ level: 6 });

const isWorthwhile = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  COMPRESSIBLE.test(String(response.getHeader("Content-Type") ?? "")) &&
  Number(response.getHeader("Content-Length") ?? 0) >= MIN_BYTES;

/**
 * Compresses what is sent, if it is text and the browser takes it, as nearly every host does: what a
 * preview weighs should be what the site will weigh.
 */
export const compressResponse = (request: IncomingMessage, response: ServerResponse): void => {
  const encoding = chooseEncoding(request);
  const { writeHead, write, end } = response;
  const compressBy = (encoding: Encoding): void => {
    const compressor = createCompressor(encoding);
    compressor.on("data", (chunk: Buffer) => void write.call(response, chunk, "utf8"));
    compressor.on("end", () => void end.call(response, undefined, "utf8"));
    compressor.on("drain", () => response.emit("drain"));
    response.on("close", () => compressor.destroy());
    response.write = (chunk: unknown) => compressor.write(chunk);
    response.end = (chunk?: unknown) => {
      compressor.end(chunk);
      return response;
    };
  };
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (!isWorthwhile(response)) return writeHead.call(response, status);
    response.setHeader("Vary", "Accept-Encoding");
    if (encoding === undefined || request.method === "HEAD")
      return writeHead.call(response, status);
    compressBy(encoding);
    response.removeHeader("Content-Length");
    response.setHeader("Content-Encoding", encoding);
    return writeHead.call(response, status);
  }) as ServerResponse["writeHead"];
};
