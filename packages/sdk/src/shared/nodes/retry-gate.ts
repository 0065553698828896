import { rpcErrorKind } from '../errors/rpc-error-kind';
import type { Clock } from './clock';

/** The answer came from a block older than one already seen, so the node that gave it is behind. */
export class StaleAnswerError extends Error {
  readonly code = 'STALE_ANSWER';

  constructor(answered: bigint, seen: bigint) {
    super(`The node is behind: it answered from block ${answered}, but block ${seen} has been seen`);
    this.name = 'StaleAnswerError';
  }
}

/** Tells of a node without the current block after this many failed tries in a row. */
const triesBeforeReport = 3;
const shortestWait = 2500;
const longestWait = 3500;

/** Lets requests through, and holds all but one back while the node does not have the current block. */
export interface RetryGate {
  /**
   * Sends until there is an answer or an error that waiting does not cure; undefined when it is no longer wanted.
   * While the node is behind there is one request at a time, each 2.5 to 3.5 s after the last, as long as it takes.
   */
  run<Answer>(attempt: () => Promise<Answer>, isWanted: () => boolean): Promise<Answer | undefined>;
}

/** `isPaused` stops the requests (not the waiting) while the page is hidden; `onBehind` gets the tries, 0 = caught up. */
export function createRetryGate(options: {
  clock: Clock;
  random: () => number;
  isPaused: () => boolean;
  onBehind: (tries: number) => void;
}): RetryGate {
  const { clock, random, isPaused, onBehind } = options;
  let turn: Promise<void> | undefined;
  let tries = 0;

  const wait = (): Promise<void> => {
    const milliseconds = shortestWait + random() * (longestWait - shortestWait);
    return new Promise((resolve) => {
      clock.after(milliseconds, resolve);
    });
  };

  const failed = (error: unknown, triesSoFar: number): void => {
    if (rpcErrorKind(error) !== 'node-behind') throw error;
    tries = triesSoFar;
    if (tries >= triesBeforeReport) onBehind(tries);
  };

  const succeeded = (): void => {
    if (tries >= triesBeforeReport) onBehind(0);
    tries = 0;
  };

  async function retryAlone<Answer>(attempt: () => Promise<Answer>, isWanted: () => boolean) {
    while (isWanted()) {
      if (tries > 0) {
        await wait();
        if (isPaused()) continue;
        if (!isWanted()) return undefined;
      }
      try {
        const answer = await attempt();
        succeeded();
        return answer;
      } catch (error) {
        failed(error, tries + 1);
      }
    }
    return undefined;
  }

  async function takeTurn<Answer>(attempt: () => Promise<Answer>, isWanted: () => boolean) {
    while (turn !== undefined) await turn;
    let release = () => {};
    turn = new Promise((resolve) => {
      release = () => {
        turn = undefined;
        resolve();
      };
    });
    try {
      return await retryAlone(attempt, isWanted);
    } finally {
      release();
    }
  }

  return {
    async run(attempt, isWanted) {
      if (turn === undefined && tries === 0) {
        try {
          return await attempt();
        } catch (error) {
          // Several chunks may fail in the same moment: that is one try.
          failed(error, Math.max(tries, 1));
        }
      }
      return await takeTurn(attempt, isWanted);
    },
  };
}
