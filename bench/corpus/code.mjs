// @ts-check
import { adjective, camelCase, capitalize, noun, verb } from "./prose.mjs";

/** @import { Random } from "./random.mjs" */

/**
 * What a code sample is made of: each call of `unit` gives another function, rule or entry of that language.
 *
 * @typedef {object} Language
 * @property {(random: Random) => string} [opening]
 * @property {(random: Random) => string} unit
 * @property {string} [separator]
 * @property {string} [closing]
 */

/** @type {Record<string, Language>} */
const samples = {
  js: { opening: importsOf("js"), unit: javascriptFunction, separator: "\n\n" },
  ts: { opening: typescriptInterface, unit: typescriptFunction, separator: "\n\n" },
  jsx: { opening: importsOf("jsx"), unit: reactComponent, separator: "\n\n" },
  python: { opening: pythonImports, unit: pythonFunction, separator: "\n\n\n" },
  bash: {
    opening: () => "#!/usr/bin/env bash\nset -euo pipefail\n\n",
    unit: shellStep,
    separator: "\n\n",
  },
  json: { opening: () => "{\n", unit: jsonEntry, separator: ",\n", closing: "\n}" },
  css: { unit: cssRule, separator: "\n\n" },
  yaml: {
    opening: (random) => `name: ${noun(random)}\nversion: ${version(random)}\n`,
    unit: yamlEntry,
    separator: "\n",
  },
};

export const languages = Object.keys(samples);

/**
 * @param {Random} random
 * @param {string} language
 * @param {number} minimumBytes
 */
export function writeCode(random, language, minimumBytes) {
  const { opening, unit, separator = "\n", closing = "" } = samples[language];
  let code = (opening?.(random) ?? "") + unit(random);
  while (code.length < minimumBytes) code += separator + unit(random);
  return code + closing;
}

/** @param {"js" | "jsx"} extension @returns {(random: Random) => string} */
function importsOf(extension) {
  return (random) => {
    const [first, second] = [name(random), name(random)];
    return `import { ${first} } from "./${noun(random)}.${extension}";\nimport { ${second} } from "@harbour/${noun(random)}";\n\n`;
  };
}

/** @param {Random} random */
function javascriptFunction(random) {
  const [list, entry, total] = [`${noun(random)}s`, noun(random), name(random)];
  return random.chance(0.5)
    ? `export async function ${name(random)}(${list}, { limit = ${random.integer(2, 90)} } = {}) {
  const ${total} = new Map();
  for (const ${entry} of ${list}.slice(0, limit)) {
    const response = await fetch(\`/api/${noun(random)}/\${${entry}.id}\`);
    if (!response.ok) throw new Error("The ${noun(random)} did not ${verb(random)}");
    ${total}.set(${entry}.id, await response.json());
  }
  return ${total};
}`
    : `// ${capitalize(verb(random))} every ${adjective(random)} ${noun(random)} once.
const ${total} = ${list}
  .filter((${entry}) => ${entry}.${noun(random)} !== "${adjective(random)}")
  .map(({ id, ${noun(random)}: value = ${random.integer(1, 99)} }) => [id, value * ${random.integer(2, 12)}])
  .reduce((sum, [, value]) => sum + value, 0);`;
}

/** @param {Random} random */
function typescriptInterface(random) {
  return `export interface ${typeName(random)} {
  readonly id: string;
  ${noun(random)}: number;
  ${noun(random)}?: "${adjective(random)}" | "${adjective(random)}";
  ${name(random)}(${noun(random)}: string): Promise<void>;
}

`;
}

/** @param {Random} random */
function typescriptFunction(random) {
  const [type, entry, property] = [typeName(random), noun(random), noun(random)];
  return random.chance(0.5)
    ? `export function ${name(random)}<T extends ${type}>(${entry}s: readonly T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const ${entry} of ${entry}s) {
    if (${entry}.${property} > ${random.integer(2, 400)}) found.set(${entry}.id, ${entry});
  }
  return found;
}`
    : `export class ${type} implements Disposable {
  #${property} = new Set<string>();

  ${name(random)}(${entry}: string): boolean {
    return this.#${property}.has(${entry}) || this.#${property}.size < ${random.integer(2, 90)};
  }
}`;
}

/** @param {Random} random */
function reactComponent(random) {
  const [list, entry, state] = [`${noun(random)}s`, noun(random), noun(random)];
  return `export function ${typeName(random)}({ ${list}, title = "${capitalize(adjective(random))} ${noun(random)}" }) {
  const [${state}, set${capitalize(state)}] = useState(${random.integer(0, 9)});
  return (
    <section className="${noun(random)}" aria-label={title}>
      <h2>{title}</h2>
      {${list}.map((${entry}) => (
        <button key={${entry}.id} onClick={() => set${capitalize(state)}(${state} + ${random.integer(1, 9)})}>
          {${entry}.label}: {${state}}
        </button>
      ))}
    </section>
  );
}`;
}

/** @param {Random} random */
function pythonImports(random) {
  return `from dataclasses import dataclass\nfrom harbour.${noun(random)} import ${typeName(random)}\n\n\n`;
}

/** @param {Random} random */
function pythonFunction(random) {
  const [list, entry, total] = [`${noun(random)}s`, noun(random), noun(random)];
  return random.chance(0.5)
    ? `def ${snakeName(random)}(${list}, limit=${random.integer(2, 90)}):
    """${capitalize(verb(random))} the ${adjective(random)} ${noun(random)}."""
    ${total} = {}
    for index, ${entry} in enumerate(${list}[:limit]):
        if ${entry}.${noun(random)} is None:
            raise ValueError(f"no ${noun(random)} for {${entry}.id}")
        ${total}[${entry}.id] = index * ${random.integer(2, 40)}
    return ${total}`
    : `@dataclass(frozen=True)
class ${typeName(random)}:
    ${noun(random)}: str
    ${noun(random)}_count: int = ${random.integer(1, 90)}

    def ${snakeName(random)}(self) -> bool:
        return self.${noun(random)} in ("${adjective(random)}", "${adjective(random)}")`;
}

/** @param {Random} random */
function shellStep(random) {
  const [variable, folder] = [noun(random).toUpperCase(), noun(random)];
  return random.chance(0.5)
    ? `# ${capitalize(verb(random))} the ${noun(random)}
${variable}="$(mktemp -d)"
for file in ${folder}/*.${noun(random)}; do
  cp "$file" "$${variable}/" || exit ${random.integer(1, 9)}
done`
    : `if [ -z "\${${variable}:-}" ]; then
  echo "${capitalize(adjective(random))} ${folder} first" >&2
  npm run ${folder} -- --${verb(random)} ${random.integer(2, 90)} | grep -v "${noun(random)}"
fi`;
}

/** @param {Random} random */
function jsonEntry(random) {
  return `  "${camelCase(noun(random), noun(random))}": {
    "${noun(random)}": "${adjective(random)} ${noun(random)}",
    "${verb(random)}": ${random.chance(0.5)},
    "limits": [${random.integer(1, 99)}, ${random.integer(100, 999)}, null]
  }`;
}

/** @param {Random} random */
function cssRule(random) {
  return `.${noun(random)}__${noun(random)}:not(.${noun(random)}--${adjective(random)}) > a:hover {
  display: ${random.pick(["flex", "grid", "inline-block"])};
  padding: ${random.integer(1, 9)}px ${random.integer(1, 4)}rem;
  color: var(--${noun(random)}-color, #${random.integer(0x100000, 0xffffff).toString(16)});
  transition: opacity ${random.integer(100, 900)}ms ease-in-out;
}`;
}

/** @param {Random} random */
function yamlEntry(random) {
  return `${noun(random)}_${noun(random)}:
  # ${capitalize(verb(random))} the ${noun(random)}
  image: "harbour/${noun(random)}:${version(random)}"
  replicas: ${random.integer(1, 20)}
  enabled: ${random.chance(0.5)}
  args:
    - --${verb(random)}=${noun(random)}
    - ${adjective(random)}`;
}

/** @param {Random} random */
const name = (random) => camelCase(verb(random), adjective(random), noun(random));

/** @param {Random} random */
const snakeName = (random) => `${verb(random)}_${noun(random)}`;

/** @param {Random} random */
const typeName = (random) => capitalize(adjective(random)) + capitalize(noun(random));

/** @param {Random} random */
const version = (random) =>
  `${random.integer(0, 9)}.${random.integer(0, 20)}.${random.integer(0, 30)}`;
