import { resolve } from 'node:path';
import { joinRecords } from '@besc/domain/shared/join-records';
import type { ChainId } from '../chain';
import { historyWriters } from '../history-writers';

/** What `npm start` was asked for. */
export interface StartArguments {
  readonly chainId: ChainId;
  readonly fresh: boolean;
  readonly actors: boolean;
  /** Options that slugs add (`HistoryWriter.paces`). */
  readonly paces: readonly string[];
  /** Rounds of a minute, and draws every six: a chain of its own. */
  readonly shortRounds: boolean;
  readonly help: boolean;
  /** Folder of its own, absolute; without it `.localnet/<chain id>` of the repository, with `-short-rounds` where they are. */
  readonly dataFolder?: string;
}

/** An argument of `npm start` is not understood; the message says what is. */
export class StartArgumentError extends Error {
  readonly code = 'START_ARGUMENT';
}

/** What slugs add, and what it does. */
const paces = joinRecords(
  'options',
  historyWriters.map((writer) => writer.paces),
);
const paceHelp = Object.entries(paces).map(([name, text]) => `  ${`--${name}`.padEnd(14)} ${text}\n`);

/** What `npm start -- --help` prints. */
export const startHelp = `npm start -- [options]

  --fresh        throw away the kept chain and index, and begin anew
  --chain 97     run the test id (default 2372); each id keeps its own data
  --no-actors    nobody trades but you
${paceHelp.join('')}  --short-rounds rounds of the games of 1 minute, a draw every 6 minutes; keeps a chain of its own
  --data FOLDER  keep chain and index there (default .localnet/<chain id>)
  --help         this text`;

/** Reads the arguments. Throws StartArgumentError for one it does not know. */
export function parseStartArguments(args: readonly string[]): StartArguments {
  let result: StartArguments = {
    chainId: 2372,
    fresh: false,
    actors: true,
    paces: [],
    shortRounds: false,
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
    else if (arg === '--short-rounds') result = { ...result, shortRounds: true };
    else if (arg === '--help' || arg === '-h') result = { ...result, help: true };
    else if (arg === '--chain') result = { ...result, chainId: chainIdOf(left.shift()) };
    else if (arg === '--data') result = { ...result, dataFolder: folderOf(left.shift()) };
    else if (arg?.startsWith('--') && Object.hasOwn(paces, arg.slice(2)))
      result = { ...result, paces: [...result.paces, arg.slice(2)] };
    else {
      throw new StartArgumentError(
        `"${arg}" is not an option. Options: --fresh, --chain 97, --no-actors, ${Object.keys(paces)
          .map((name) => `--${name}, `)
          .join('')}--short-rounds, --data FOLDER, --help.`,
      );
    }
  }
  const [pace] = result.paces;
  if (result.shortRounds && pace !== undefined) {
    throw new StartArgumentError(`--${pace} and --short-rounds contradict each other: give one of them.`);
  }
  return result;
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
