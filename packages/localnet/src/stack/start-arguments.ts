import type { ChainId } from '../chain';

/** What `npm start` was asked for. */
export interface StartArguments {
  readonly chainId: ChainId;
  readonly fresh: boolean;
  readonly actors: boolean;
  readonly help: boolean;
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
  --help         this text`;

/** Reads the arguments. Throws StartArgumentError for one it does not know. */
export function parseStartArguments(args: readonly string[]): StartArguments {
  let result: StartArguments = { chainId: 2372, fresh: false, actors: true, help: false };
  const left = args.flatMap((arg) => (arg.startsWith('--chain=') ? ['--chain', arg.slice(8)] : [arg]));
  while (left.length > 0) {
    const arg = left.shift();
    if (arg === '--fresh') result = { ...result, fresh: true };
    else if (arg === '--no-actors') result = { ...result, actors: false };
    else if (arg === '--help' || arg === '-h') result = { ...result, help: true };
    else if (arg === '--chain') result = { ...result, chainId: chainIdOf(left.shift()) };
    else throw new StartArgumentError(`"${arg}" is not an option. Options: --fresh, --chain 97, --no-actors, --help.`);
  }
  return result;
}

function chainIdOf(text: string | undefined): ChainId {
  if (text === '2372') return 2372;
  if (text === '97') return 97;
  throw new StartArgumentError(`--chain takes 2372 or 97, not "${text ?? ''}".`);
}
