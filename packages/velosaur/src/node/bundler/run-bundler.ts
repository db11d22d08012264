import { type ChildProcess, fork } from "node:child_process";
import { moduleExtension, resolveEngineModule } from "../system/engine-paths.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { type Failure, reviveFailure } from "../system/failure.ts";
import { withLazyMemory } from "./lazy-memory.ts";
import { answerMarkdown } from "./markdown-channel.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";

/** What the bundling process is told. */
export interface BundleMessage {
  request: BundleRequest;
  key: string;
  env: NodeJS.ProcessEnv;
}

/** What the bundling process answers. */
export type BundleReply = { bundle: SiteBundle } | Failure;

/**
 * Bundles in a process of its own, beside the compiling threads: some 300 MB are given back when it
 * ends. Configuration that plugins add may hold functions, which stay in this process.
 */
export function canBundleApart(request: BundleRequest): boolean {
  const { client, server } = request.viteConfigs;
  const hasFunctions = client.length > 0 || server.length > 0 || request.postCss !== undefined;
  return !hasFunctions && moduleExtension === ".js";
}

export interface RunBundlerInput {
  request: BundleRequest;
  key: string;
  loadMarkdown: LoadMarkdown;
  /** Ends the process: nobody waits for the bundle any more. */
  signal: AbortSignal;
  /** A process that has been started already. */
  started?: ChildProcess | undefined;
}

/**
 * In megabytes: most of what bundling makes stays until its end, so that room for young objects is room beside it. With
 * 16, which is what V8 takes, the process had 20 MB more, and took no less time.
 */
const YOUNG_MEMORY = ["--max-semi-space-size=4"];

/** Starts the process, which loads the bundler and waits for a request. It ends with this one at the latest. */
export function startBundler(): ChildProcess {
  const file = resolveEngineModule("node/bundler/bundle-process");
  const child = fork(file, [], {
    serialization: "advanced",
    execArgv: YOUNG_MEMORY,
    env: withLazyMemory(process.env),
  });
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  // Whoever asks it hears of it.
  child.on("error", () => {});
  return child;
}

export async function runBundler(input: RunBundlerInput): Promise<SiteBundle> {
  const reply = await askProcess(input);
  if ("bundle" in reply) return reply.bundle;
  throw reviveFailure(reply);
}

function askProcess(input: RunBundlerInput): Promise<BundleReply> {
  const { request, key, loadMarkdown, signal, started } = input;
  return new Promise((resolve, reject) => {
    const child = started?.connected ? started : startBundler();
    signal.addEventListener("abort", () => child.kill(), { once: true });
    answerMarkdown(child, loadMarkdown);
    child.on("message", (message: object) => {
      if (!("question" in message)) resolve(message as BundleReply);
    });
    child.once("error", reject);
    child.once("exit", (code, killer) => {
      const fail = (): void =>
        reject(
          new Error(
            `The bundling process ended with ${killer ?? `code ${code}`} before it had an answer.`,
          ),
        );
      // Its last message may still be on the way.
      if (child.connected) child.once("disconnect", fail);
      else setImmediate(fail);
    });
    // The site's configuration may have set variables since the process began.
    child.send({ request, key, env: process.env } satisfies BundleMessage);
  });
}
