// @ts-check
// Loaded before anything else in each process and thread of a command: what a test starts ends before it pays to have
// its code made fast, which took a tenth of the processor's time.
require("node:v8").setFlagsFromString("--no-opt");
