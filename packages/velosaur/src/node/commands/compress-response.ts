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
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (!isWorthwhile(response)) return writeHead.call(response, status);
    compress();
    response.removeHeader("Content-Length");
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Vary", "Accept-Encoding");
    return writeHead.call(response, status);
  }) as ServerResponse["writeHead"];
};
