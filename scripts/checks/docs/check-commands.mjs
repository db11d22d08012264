// @ts-check
// Gives the commands of an example to the command line, which then does nothing but parse them.
import { createProgram } from "../../../packages/velosaur/src/node/cli/create-program.ts";
import { addVersionCommand } from "../../../packages/velosaur/src/node/content/docs/version-command.ts";

/** Scripts of a new site, each of which is a command. */
const SCRIPTS = [
  "start",
  "build",
  "serve",
  "clear",
  "swizzle",
  "deploy",
  "write-heading-ids",
  "write-translations",
];

/** Instances of the docs plugin in examples. */
const DOCS_IDS = ["default", "ios"];

const nothing = async () => {};

/** The command line, with all actions taken out. */
export function createSilentProgram() {
  const program = createProgram(nothing);
  for (const id of DOCS_IDS) {
    const options = /** @type {never} */ ({ id, path: "docs" });
    addVersionCommand(program, { context: /** @type {never} */ ({}), options });
  }
  for (const command of [program, ...program.commands]) {
    command.configureOutput({ writeErr: () => {}, writeOut: () => {} });
    command.action(nothing);
  }
  return program;
}

/** @param {string} line */
const splitWords = (line) =>
  Array.from(line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, a, b, c]) => a ?? b ?? c ?? "");

/**
 * The arguments of `docusaurus` that a line of a shell stands for; undefined for other programs.
 *
 * @param {string} line
 * @returns {string[] | undefined}
 */
export function readCommand(line) {
  const words = splitWords(line.replace(/\s#.*$/, "").trim());
  while (/^[A-Z_]+=/.test(words[0] ?? "")) words.shift();
  const text = words.slice(0, 2).join(" ");
  if (text === "npx docusaurus" || text === "yarn docusaurus") return words.slice(2);
  if (words[0] === "docusaurus") return words.slice(1);
  if (text === "npm run") return readScript(words[2] ?? "", words.slice(3));
  if (words[0] === "npm" && words[1] === "start") return readScript("start", words.slice(2));
  if (words[0] === "yarn") return readScript(words[1] ?? "", words.slice(2));
  return undefined;
}

/**
 * @param {string} script
 * @param {string[]} rest
 */
function readScript(script, rest) {
  const args = rest.filter((word) => word !== "--");
  if (script === "docusaurus") return args;
  return SCRIPTS.includes(script) ? [script, ...args] : undefined;
}

/**
 * @param {string[]} words
 * @param {readonly string[]} declared commands that examples add themselves
 * @returns {Promise<string[]>} mistakes
 */
export async function checkCommand(words, declared) {
  const [name = ""] = words;
  const program = createSilentProgram();
  const isBuilt = program.commands.some((command) => command.name() === name);
  if (!isBuilt && declared.includes(name)) return [];
  if (!isBuilt && !name.startsWith("-")) return [`There is no command "${name}".`];
  try {
    await program.parseAsync(words, { from: "user" });
    return [];
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
    return code === "commander.helpDisplayed" || code === "commander.version" ? [] : [message];
  }
}
