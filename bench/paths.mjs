// @ts-check
import path from "node:path";

export const benchDir = import.meta.dirname;
export const rootDir = path.dirname(benchDir);
export const workDir = path.join(benchDir, ".work");
