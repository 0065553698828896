/** Statements of one request that the database works on at the same time. */
const sideBySide = 2;

/** Reads when it is its turn, and gives what was read. */
export type RequestTurn = <Answer>(read: () => Promise<Answer>) => Promise<Answer>;

interface Waiting {
  begin(): Promise<void>;
  giveUp(reason: unknown): void;
}

/**
 * The turns of the statements of one GraphQL request, which may be begun for so long. When the request has had its time, or one of
 * its statements has failed, those that still wait are given up. `now` is any clock in milliseconds.
 */
export function requestTurns(milliseconds: number, now: () => number = () => performance.now()): RequestTurn {
  const until = now() + milliseconds;
  const waiting: Waiting[] = [];
  let running = 0;
  let ended: { readonly reason: unknown } | undefined;
  const next = () => {
    while (ended !== undefined || running < sideBySide) {
      const first = waiting.shift();
      if (first === undefined) return;
      if (now() > until) ended ??= { reason: new Error('The query takes too long; ask for less at a time.') };
      if (ended !== undefined) {
        first.giveUp(ended.reason);
        continue;
      }
      running += 1;
      void first.begin().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  return (read) =>
    new Promise((resolve, reject) => {
      const fail = (reason: unknown) => {
        ended ??= { reason };
        reject(reason);
      };
      waiting.push({ begin: () => read().then(resolve, fail), giveUp: reject });
      next();
    });
}
