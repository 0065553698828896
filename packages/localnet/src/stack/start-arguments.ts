import { resolve } from 'node:path';
import type { ChainId } from '../chain';

/** What `npm start` was asked for. */
export interface StartArguments {
  readonly chainId: ChainId;
  readonly fresh: boolean;
  readonly actors: boolean;
  /** Draws of the lottery every twelve hours, as in production, instead of every ten minutes. */
  readonly slowLottery: boolean;
  /** Rounds of the prediction game of a minute, and draws of the lottery every six: a chain of its own. */
  readonly shortRounds: boolean;
  readonly help: boolean;
  /** Folder of its own, absolute; without it `.localnet/<chain id>` of the repository, with `-short-rounds` where they are. */
  readonly dataFolder?: string;
}

/** An argument of `npm start` is not understood; the message says what is. */
export class StartArgumentError extends Error {
  readonly code = 'START_ARGUMENT';
}

/** What `npm start -- --help` prints. */
export const startHelp = `npm start -- [options]

  --fresh        throw away the kept chain and index, and begin anew
  --chain 97     run the test id (default 2372); each id keeps its own data
  --no-actors    nobody trades but you
  --slow-lottery draw the lottery every 12 hours instead of every 10 minutes
  --short-rounds prediction rounds of 1 minute, a draw every 6 minutes; keeps a chain of its own
  --data FOLDER  keep chain and index there (default .localnet/<chain id>)
  --help         this text`;

/** Reads the arguments. Throws StartArgumentError for one it does not know. */
export function parseStartArguments(args: readonly string[]): StartArguments {
  let result: StartArguments = {
    chainId: 2372,
    fresh: false,
    actors: true,
    slowLottery: false,
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
    else if (arg === '--slow-lottery') result = { ...result, slowLottery: true };
    else if (arg === '--short-rounds') result = { ...result, shortRounds: true };
    else if (arg === '--help' || arg === '-h') result = { ...result, help: true };
    else if (arg === '--chain') result = { ...result, chainId: chainIdOf(left.shift()) };
    else if (arg === '--data') result = { ...result, dataFolder: folderOf(left.shift()) };
    else {
      throw new StartArgumentError(
        `"${arg}" is not an option. Options: --fresh, --chain 97, --no-actors, --slow-lottery, --short-rounds, --data FOLDER, --help.`,
      );
    }
  }
  if (result.shortRounds && result.slowLottery) {
    throw new StartArgumentError('--slow-lottery and --short-rounds contradict each other: give one of them.');
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
