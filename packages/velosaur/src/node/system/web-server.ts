import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer, type Server as SecureServer } from "node:https";
import path from "./path.ts";
import { AuthorError } from "./author-error.ts";

export type WebServer = Server | SecureServer;
type Environment = Readonly<Record<string, string | undefined>>;

/** Speaks HTTPS where the environment asks for it and names a certificate: upstream's variables. */
export function createWebServer(env: Environment): WebServer {
  if (env["HTTPS"] !== "true") return createServer();
  const options = { cert: readFile("SSL_CRT_FILE", env), key: readFile("SSL_KEY_FILE", env) };
  try {
    return createSecureServer(options);
  } catch (error) {
    throw createError(`HTTPS can't use this certificate: ${(error as Error).message}`, error);
  }
}

function readFile(variable: string, env: Environment): string {
  const name = env[variable];
  if (!name) throw createError(`HTTPS needs a certificate: ${variable} names no file.`);
  try {
    return readFileSync(path.resolve(name), "utf8");
  } catch (error) {
    throw createError(`${variable} names a file that can't be read: ${name}`, error);
  }
}

const createError = (message: string, cause?: unknown): AuthorError =>
  new AuthorError(
    {
      severity: "error",
      message,
      hint: "Make one, for example with `mkcert localhost`, and set SSL_CRT_FILE and SSL_KEY_FILE to its two files. Without HTTPS=true, neither is needed.",
    },
    { cause },
  );
