import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const MIN_BYTES = 1024;
const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|atom\+xml|rss\+xml))/;

const chooseEncoding = (request: IncomingMessage): "br" | "gzip" | undefined => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
};

const createCompressor = (encoding: "br" | "gzip") =>
  encoding === "br"
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : createGzip({ level: 6 });

const isWorthwhile = (status: number, headers: OutgoingHttpHeaders): boolean =>
  status === 200 &&
  COMPRESSIBLE.test(String(headers["Content-Type"] ?? "")) &&
  Number(headers["Content-Length"] ?? 0) >= MIN_BYTES;

/**
 * Compresses what is sent, if it is text and the browser takes it, as nearly every host does: what a
 * preview weighs should be what the site will weigh.
 */
export const compressResponse = (request: IncomingMessage, response: ServerResponse): void => {
  const encoding = chooseEncoding(request);
  if (encoding === undefined || request.method === "HEAD") return;
  const { writeHead, write, end } = response;
  const compress = (): void => {
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
    if (!isWorthwhile(status, headers)) return writeHead.call(response, status, headers as never);
    const { "Content-Length": _length, ...rest } = headers;
    compress();
    const all = { ...rest, "Content-Encoding": encoding, Vary: "Accept-Encoding" };
    return writeHead.call(response, status, all as never);
  }) as ServerResponse["writeHead"];
};
