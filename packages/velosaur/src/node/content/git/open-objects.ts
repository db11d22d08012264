import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { gitFailed, noGit, QUIET } from "./run-git.ts";

export interface GitObject {
  id: string;
  type: string;
  content: Buffer;
}

/** The contents of a repository. */
export interface GitObjects {
  /** What names stand for, in their order: ids, refs, `<ref>^{commit}`. Undefined for what isn't there. */
  read: (
    names: readonly string[],
    onObject: (object: GitObject | undefined, index: number) => void,
  ) => Promise<void>;
  close: () => void;
}

interface Question {
  answer: (object: GitObject | undefined) => void;
  fail: (error: unknown) => void;
}

const ARGS = ["cat-file", "--batch"];

/**
 * One process of git reads all that is asked for, without a checkout. Names go through its standard input, so that none
 * is taken for an option.
 */
export function openObjects(repository: string): GitObjects {
  let git: ChildProcessWithoutNullStreams | undefined;
  const questions: Question[] = [];
  let failure: unknown;
  const failAll = (error: unknown): void => {
    failure ??= error;
    for (const { fail } of questions.splice(0)) fail(failure);
  };

  const start = (): ChildProcessWithoutNullStreams => {
    const started = spawn("git", ARGS, { cwd: repository, env: { ...process.env, ...QUIET } });
    let complaint = "";
    const take = createAnswerReader((object) => questions.shift()?.answer(object));
    started.stdout.on("data", (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (error) {
        failAll(error);
      }
    });
    started.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
    started.on("error", () => failAll(noGit()));
    started.on("close", () => failAll(gitFailed(ARGS, complaint)));
    // Git may end before it has read all: that it has ended tells why.
    started.stdin.on("error", () => {});
    return started;
  };

  return {
    async read(names, onObject) {
      if (names.length === 0) return;
      if (failure !== undefined) throw failure;
      const process = (git ??= start());
      await new Promise<void>((resolve, reject) => {
        for (const [index] of names.entries()) {
          const isLast = index === names.length - 1;
          const answer = (object: GitObject | undefined): void => {
            onObject(object, index);
            if (isLast) resolve();
          };
          questions.push({ answer, fail: reject });
        }
        process.stdin.write(names.map((name) => `${name}\n`).join(""));
      });
    },
    close: () => git?.stdin.end(),
  };
}

const LINE_BREAK = 10;

/** Takes apart `<id> <type> <size>`, a line break, the content, a line break; or `<name> missing`. */
function createAnswerReader(
  onAnswer: (object: GitObject | undefined) => void,
): (chunk: Buffer) => void {
  let waiting: Buffer[] = [];
  let length = 0;
  /** Bytes without which there is nothing to do. */
  let needed = 1;
  return (chunk) => {
    waiting.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    let rest = waiting.length === 1 ? chunk : Buffer.concat(waiting);
    needed = 1;
    for (let end = rest.indexOf(LINE_BREAK); end >= 0; end = rest.indexOf(LINE_BREAK)) {
      const [id = "", type = "", size] = rest.subarray(0, end).toString().split(" ");
      const start = end + 1;
      if (size === undefined) {
        rest = rest.subarray(start);
        onAnswer(undefined);
        continue;
      }
      const next = start + Number(size) + 1;
      if (rest.length < next) {
        needed = next;
        break;
      }
      onAnswer({ id, type, content: rest.subarray(start, next - 1) });
      rest = rest.subarray(next);
    }
    waiting = rest.length > 0 ? [rest] : [];
    length = rest.length;
  };
}
