// @ts-check
// Loaded before anything else in each process of a command: writes a line for each bundle that is made.
import fs from "node:fs";

const log = process.env["BUNDLES_LOG"];
const send = process.send?.bind(process);

if (log && send) {
  process.send = (/** @type {object} */ message, /** @type {never[]} */ ...rest) => {
    if ("bundle" in message) fs.appendFileSync(log, "bundle\n");
    return send(message, ...rest);
  };
}
