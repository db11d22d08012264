/** The bundling process knows no routes and no plugins of the site: it asks for the Markdown that code imports. */

import type { ChildProcess } from "node:child_process";
import { type Failure, reviveFailure, toFailure } from "../system/failure.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";

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
