/** The bundling process knows no routes and no plugins of the site: it asks for the Markdown that code imports. */

import type { ChildProcess } from "node:child_process";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { readStack } from "../system/read-stack.ts";

/** An error on its way between processes: the author's keeps its places, ours its stack. */
export type Failure = { diagnostics: Diagnostic[] } | { failure: string };

export function toFailure(error: unknown): Failure {
  if (error instanceof AuthorError) return { diagnostics: error.diagnostics };
  return { failure: readStack(error) };
}

export const reviveFailure = (failure: Failure): Error =>
  "diagnostics" in failure ? new AuthorError(failure.diagnostics) : new Error(failure.failure);

interface Question {
  question: number;
  filePath: string;
}
type Answer = { answer: number } & ({ source: string } | Failure);

/** Of the process that has the site. */
export function answerMarkdown(child: ChildProcess, load: LoadMarkdown): void {
  const answer = async ({ question, filePath }: Question): Promise<Answer> => {
    try {
      return { answer: question, source: await load(filePath) };
    } catch (error) {
      return { answer: question, ...toFailure(error) };
    }
  };
  child.on("message", async (message: object) => {
    if (!("question" in message)) return;
    const reply = await answer(message as Question);
    if (child.connected) child.send(reply);
  });
}

/** Of the process that bundles. */
export function askMarkdown(): LoadMarkdown {
  const waiting = new Map<number, (answer: Answer) => void>();
  process.on("message", (message: object) => {
    if ("answer" in message) waiting.get((message as Answer).answer)?.(message as Answer);
  });
  return async (filePath) => {
    const question = waiting.size;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(question, resolve);
      process.send?.({ question, filePath } satisfies Question);
    });
    if ("source" in answer) return answer.source;
    throw reviveFailure(answer);
  };
}
