// `npm run proofs`: has solc's model checker and Debian's z3 prove the assertions of `test/<slug>/*Sums.sol`. None of
// them is deployed: they hold lines of the sources, marked `from` and `end`, and assert what follows from them.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { contractsRoot } from './run-forge';

interface Told {
  readonly message: string;
  readonly severity: string;
  readonly formattedMessage: string;
  readonly sourceLocation?: { readonly file: string; readonly start: number; readonly end: number };
}

interface Compiler {
  compile(
    input: string,
    ways: { import: (path: string) => { contents: string }; smtSolver: (query: string) => { contents: string } },
  ): string;
}

const solc: Compiler = createRequire(import.meta.url)('solc');
const secondsEach = 120;

const z3 = (args: readonly string[], input = '') =>
  spawnSync('z3', args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
const version = z3(['--version']).stdout?.trim();
if (!version) throw new Error('z3 is not here: apt-get install z3');

/** z3 knows whole numbers and single bits, not both at once: a shift is the product or quotient that it is, a cast the rest. */
function withoutBits(source: string): string {
  return source
    .replaceAll('>> SHARE_BITS', '/ 2 ** 112')
    .replaceAll('<< SHARE_BITS', '* 2 ** 112')
    .replaceAll('uint112(Stake.unwrap(stake))', 'Stake.unwrap(stake) % 2 ** 112');
}

const trimmed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** Throws unless every marked line stands in its source as it does here. */
async function requireLinesOfSources(file: string, text: string): Promise<void> {
  for (const [, path = '', lines = ''] of trimmed(text).matchAll(/\/\/ from (\S+)\n(.*?)\n\/\/ end/gs)) {
    const source = trimmed(await readFile(join(contractsRoot, path), 'utf8'));
    if (!source.includes(lines)) throw new Error(`${path} no longer says what ${file} proves something of:\n${lines}`);
  }
}

const imported = new Map<string, string>();
for (const path of ['src/shared/RewardPerShare.sol']) {
  imported.set(path, await readFile(join(contractsRoot, path), 'utf8'));
}

/** The assertions that are proved, by where they begin in the text. */
function provedIn(file: string, text: string): Set<number> {
  const input = {
    language: 'Solidity',
    sources: { [`test/proofs/${file}`]: { content: withoutBits(text) } },
    settings: {
      modelChecker: { engine: 'bmc', targets: ['assert'], solvers: ['smtlib2'], showProvedSafe: true },
    },
  };
  const answer = solc.compile(JSON.stringify(input), {
    import: (path) => ({ contents: withoutBits(imported.get(path) ?? '') }),
    smtSolver: (query) => ({ contents: z3(['-smt2', '-in', `-T:${secondsEach}`], query).stdout }),
  });
  const told: Told[] = JSON.parse(answer).errors ?? [];
  const wrong = told.filter(({ severity }) => severity === 'error');
  if (wrong.length > 0) throw new Error(wrong.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return new Set(
    told.flatMap(({ message, sourceLocation }) =>
      message.includes('is safe') && sourceLocation ? [sourceLocation.start] : [],
    ),
  );
}

/** The same with what is wrong at the end of each function: where that is proved, nothing can begin as the function wants. */
function endingWrong(text: string): string {
  return text
    .replaceAll('assert(', 'require(')
    .replaceAll(
      /( {4}function \w+\([^)]*\)\s+external\s+pure\s+\{\n.*?\n)( {4}\}\n)/gs,
      '$1        assert(false);\n$2',
    );
}

const functionAt = (text: string, place: number) => [...text.slice(0, place).matchAll(/function (\w+)/g)].at(-1)?.[1];

const lines: string[] = [];
let open = 0;
const tests = join(contractsRoot, 'test');
for (const path of (await readdir(tests, { recursive: true })).filter((name) => name.endsWith('Sums.sol')).sort()) {
  const file = basename(path);
  const text = await readFile(join(tests, path), 'utf8');
  await requireLinesOfSources(file, text);
  const shown = withoutBits(text);
  const proved = provedIn(file, text);
  for (const { index, 0: assertion } of shown.matchAll(/assert\(.*\);/g)) {
    const name = functionAt(shown, index);
    const isProved = proved.has(index);
    if (!isProved) open++;
    lines.push(`${isProved ? 'proved' : 'OPEN  '}  ${file.replace('.sol', '')}.${name}: ${assertion}`);
    console.log(lines.at(-1));
  }
  const wrong = withoutBits(endingWrong(text));
  const empty = [...provedIn(file, endingWrong(text))].map((place) => functionAt(wrong, place));
  if (empty.length > 0) throw new Error(`${file}: ${empty.join(', ')} ask for what cannot be, so they prove nothing`);
}
const passed = lines.length - open;
const head = `solc's model checker with ${version}\n`;
await writeFile(join(contractsRoot, 'results', 'proofs.txt'), `${head}${lines.join('\n')}\n`);
console.log(`proofs: ${passed} passed, ${open} failed`);
if (open > 0) process.exitCode = 1;
