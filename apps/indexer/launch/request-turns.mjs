/** Lists of one request that the database works on at the same time. */
const sideBySide = 2;

/**
 * The turns of the lists of one GraphQL request. A list waits for its turn; when the request has had its time, or one of its
 * lists has failed, those that still wait are given up.
 */
export function requestTurns(milliseconds, now = () => performance.now()) {
  const until = now() + milliseconds;
  const waiting = [];
  let running = 0;
  let ended;
  const next = () => {
    while (waiting.length > 0 && (ended !== undefined || running < sideBySide)) {
      const { read, resolve, reject } = waiting.shift();
      if (now() > until) ended ??= new Error('The query takes too long; ask for less at a time.');
      if (ended !== undefined) {
        reject(ended);
        continue;
      }
      running += 1;
      read()
        .then(resolve, (error) => {
          ended ??= error;
          reject(error);
        })
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };
  return (read) =>
    new Promise((resolve, reject) => {
      waiting.push({ read, resolve, reject });
      next();
    });
}
