#!/usr/bin/env node
import { run } from "../dist/node/cli.js";

await run(process.argv.slice(2));
