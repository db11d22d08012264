/** Git LFS keeps large files beside the history, which holds pointers to them. */

import fs from "node:fs";
import path from "../../system/path.ts";
import { AuthorError } from "../../system/author-error.ts";
import { nameRefFile, readRefFile } from "../../system/ref-files.ts";
import type { PlacedFile } from "./place-files.ts";

const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([\da-f]{64})\n/;
const MAX_POINTER = 1024;

export interface LargeFiles {
  /** The content that a pointer means; any other content stays as it is. */
  read: (content: Buffer, file: PlacedFile) => Buffer;
  /** Files that aren't here. */
  assertAll: () => void;
}

export function openLargeFiles(repository: string): LargeFiles {
  const missing: PlacedFile[] = [];
  let home: string | undefined;
  return {
    read(content, file) {
      const id =
        content.length < MAX_POINTER ? POINTER.exec(content.toString("latin1"))?.[1] : undefined;
      if (id === undefined) return content;
      home ??= findHome(repository);
      const stored = path.join(home, "lfs/objects", id.slice(0, 2), id.slice(2, 4), id);
      if (fs.existsSync(stored)) return fs.readFileSync(stored);
      missing.push(file);
      return content;
    },
    assertAll() {
      const [first] = missing;
      if (first === undefined) return;
      // What was written are pointers: they are no content of these files.
      for (const { filePath } of missing) fs.rmSync(filePath, { force: true });
      const more = missing.length > 1 ? `, and ${missing.length - 1} more` : "";
      throw new AuthorError({
        severity: "error",
        message: `Git LFS hasn't fetched ${nameRefFile(first.filePath)}${more}.`,
        hint: `Fetch what the ref needs: git lfs fetch origin ${readRefFile(first.filePath)?.ref}`,
      });
    },
  };
}

/** Work trees beside the first share its folder. */
function findHome(repository: string): string {
  const git = path.join(repository, ".git");
  if (!fs.statSync(git).isFile()) return git;
  const own = path.resolve(
    repository,
    /^gitdir: (.*)$/m.exec(fs.readFileSync(git, "utf8"))?.[1] ?? "",
  );
  const common = path.join(own, "commondir");
  return fs.existsSync(common) ? path.resolve(own, fs.readFileSync(common, "utf8").trim()) : own;
}
