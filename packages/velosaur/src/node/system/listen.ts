import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AuthorError } from "./author-error.ts";
import type { WebServer } from "./web-server.ts";

export const DEFAULT_PORT = 3000;
const MAX_TRIES = 20;

export interface ListenOptions {
  /** Asked for by the author: no other will do. */
  port?: number | undefined;
  host?: string | undefined;
}

export interface Listening {
  port: number;
  /** `http://localhost:3000` */
  origin: string;
  /** Set when the default port was taken. */
  takenPort?: number;
}

/** Where nobody can listen, which is for the author to change. */
const refuseHost = (_port: number, host: string): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `"${host}" is no address of this machine.`,
    hint: "Choose another one with --host. 0.0.0.0 stands for all of them.",
  });

const refusePort = (port: number): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `The system doesn't let you listen at port ${port}.`,
    hint: "Choose one from 1024 on with --port.",
  });

const REFUSALS: Readonly<Record<string, typeof refuseHost>> = {
  EADDRNOTAVAIL: refuseHost,
  ENOTFOUND: refuseHost,
  EAI_AGAIN: refuseHost,
  EACCES: refusePort,
};

const tryPort = (server: WebServer, port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(REFUSALS[error.code ?? ""]?.(port, host) ?? error);
    };
    server.once("error", onError);
    server.listen({ port, host }, () => {
      server.off("error", onError);
      resolve(true);
    });
  });

const isTaken = async (port: number, host: string): Promise<boolean> => {
  const probe = createServer();
  try {
    const isListening = await tryPort(probe, port, host);
    if (isListening) await new Promise((resolve) => probe.close(resolve));
    return !isListening;
  } catch {
    // The machine has no such address, IPv6 perhaps: nobody can be listening there.
    return false;
  }
};

/** `localhost` is two addresses; a server at either would answer the browser in our place. */
const isFree = async (port: number, host: string): Promise<boolean> => {
  const hosts = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  for (const one of hosts) if (port !== 0 && (await isTaken(port, one))) return false;
  return true;
};

const findFreePort = async (from: number, host: string): Promise<number | undefined> => {
  for (let port = from; port < from + MAX_TRIES; port++) if (await isFree(port, host)) return port;
  return undefined;
};

const createPortError = async (port: number, host: string): Promise<AuthorError> => {
  const free = await findFreePort(port + 1, host);
  return new AuthorError({
    severity: "error",
    message: `Port ${port} is in use.`,
    hint:
      free === undefined
        ? "Choose another one with --port."
        : `Port ${free} is free: --port ${free}`,
  });
};

const toOrigin = (server: WebServer, host: string): string => {
  const { port } = server.address() as AddressInfo;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const scheme = "setSecureContext" in server ? "https" : "http";
  return `${scheme}://${name}:${port}`;
};

/** Starts a server on the port asked for, or on the first free one from 3000 on. */
export const listen = async (
  server: WebServer,
  { port, host = "localhost" }: ListenOptions,
): Promise<Listening> => {
  const first = port ?? DEFAULT_PORT;
  for (let candidate = first; candidate < first + MAX_TRIES; candidate++) {
    if ((await isFree(candidate, host)) && (await tryPort(server, candidate, host))) {
      const { port: actual } = server.address() as AddressInfo;
      return {
        port: actual,
        origin: toOrigin(server, host),
        ...(candidate !== first && { takenPort: first }),
      };
    }
    if (port !== undefined) break;
  }
  throw await createPortError(first, host);
};
