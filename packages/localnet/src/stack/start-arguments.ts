import { resolve } from 'node:path';
import type { ChainId } from '../chain';
import { historyWriters } from '../history-writers';

/** What `npm start` was asked for. */
export interface StartArguments {
  readonly chainId: ChainId;
  readonly fresh: boolean;
  readonly actors: boolean;
  /** Options that slugs add (`HistoryWriter.paces`). */
  readonly paces: readonly string[];
  readonly help: boolean;
  /** What the folder in `.localnet` of the repository is called that keeps such a chain. */
  readonly folderName: string;
  /** Folder of its own, absolute, in place of that. */
  readonly dataFolder?: string;
}

/** An argument of `npm start` is not understood; the message says what is. */
export class StartArgumentError extends Error {
  readonly code = 'START_ARGUMENT';
}

/** What slugs add, and what it is for each of them. */
const paces = new Map<string, readonly string[]>();
for (const [name, text] of historyWriters.flatMap((writer) => Object.entries(writer.paces ?? {}))) {
  paces.set(name, [...(paces.get(name) ?? []), text]);
}
const paceHelp = [...paces].map(
  ([name, texts]) => `  ${`--${name}`.padEnd(14)} ${texts.join(', ')}; keeps a chain of its own\n`,
);

/** What `npm start -- --help` prints. */
export const startHelp = `npm start -- [options]

  --fresh        throw away the kept chain and index, and start over
  --chain 97     run the test id (default 2372); each id keeps its own data
  --no-actors    you are the only trader
${paceHelp.join('')}  --data FOLDER  keep chain and index there (default .localnet/<chain id>)
  --help         this text`;

/** Reads the arguments. Throws StartArgumentError for one it does not know. */
export function parseStartArguments(args: readonly string[]): StartArguments {
  let result: Omit<StartArguments, 'folderName'> = {
    chainId: 2372,
    fresh: false,
    actors: true,
    paces: [],
    help: false,
  };
  const left = args.flatMap((arg) => {
    const [, name = '', value = ''] = /^(--(?:chain|data))=(.*)$/s.exec(arg) ?? [];
    return name === '' ? [arg] : [name, value];
  });
  while (left.length > 0) {
    const arg = left.shift();
    if (arg === '--fresh') result = { ...result, fresh: true };
    else if (arg === '--no-actors') result = { ...result, actors: false };
    else if (arg === '--help' || arg === '-h') result = { ...result, help: true };
    else if (arg === '--chain') result = { ...result, chainId: chainIdOf(left.shift()) };
    else if (arg === '--data') result = { ...result, dataFolder: folderOf(left.shift()) };
    else if (arg?.startsWith('--') && paces.has(arg.slice(2)))
      result = { ...result, paces: [...result.paces, arg.slice(2)] };
    else {
      throw new StartArgumentError(
        `"${arg}" is not an option. Options: --fresh, --chain 97, --no-actors, ${[...paces.keys()].map((name) => `--${name}, `).join('')}--data FOLDER, --help.`,
      );
    }
  }
  const [own, other] = new Set(result.paces);
  if (own !== undefined && other !== undefined) {
    throw new StartArgumentError(`--${other} and --${own} contradict each other: give one of them.`);
  }
  return { ...result, folderName: [result.chainId, ...(own === undefined ? [] : [own])].join('-') };
}

function chainIdOf(text: string | undefined): ChainId {
  if (text === '2372') return 2372;
  if (text === '97') return 97;
  throw new StartArgumentError(`--chain takes 2372 or 97, not "${text ?? ''}".`);
}

/** npm runs scripts at the root of the repository; a relative folder is meant from where the person stands. */
function folderOf(text: string | undefined): string {
  if (!text || text.startsWith('--')) throw new StartArgumentError('--data takes a folder.');
  return resolve(process.env.INIT_CWD ?? process.cwd(), text);
}
