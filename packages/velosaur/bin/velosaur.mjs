#!/usr/bin/env node
import { leaveIfFailed, run } from "../dist/node/cli.js";

await run(process.argv.slice(2));
leaveIfFailed();
