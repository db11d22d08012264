#!/usr/bin/env node
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [needed] = /\d+\.\d+/.exec(engines.node);
const isOlder = process.versions.node.localeCompare(needed, "en", { numeric: true }) < 0;

// An older Node would fail while it loads the engine, with words that tell nobody what to do.
if (isOlder) {
  process.stderr.write(
    `error\n  Velosaur needs Node ${needed} or newer; this is ${process.version}, in ${process.execPath}.\n  Install a newer one (https://nodejs.org), or switch to it, as with \`nvm use\`.\n`,
  );
  process.exitCode = 1;
} else {
  const { leaveIfFailed, run } = await import("../dist/node/cli.js");
  await run(process.argv.slice(2));
  leaveIfFailed();
}
