/** Something that waits in the queue. */
export type Queued = {
  readonly name: string;
  /** Names of those that must have ended before; a name that is not in the queue is not waited for. */
  readonly after?: readonly string[];
  /** Places it takes while it runs; 1 unless said. */
  readonly places?: number;
};

/**
 * Runs all `items` with at most `places` taken at any time, the longest that may start first; one without a known time
 * counts as the longest. Results are in the order of ending. Throws when some wait for each other.
 */
export async function runQueue<Item extends Queued, Result>(options: {
  items: readonly Item[];
  places: number;
  secondsOf: (name: string) => number | undefined;
  run: (item: Item) => Promise<Result>;
}): Promise<Result[]> {
  const { places, secondsOf, run } = options;
  const length = ({ name }: Item) => secondsOf(name) ?? Number.POSITIVE_INFINITY;
  // Those that take more than one place come last, alone, or the places beside them would stand empty while they wait.
  const waiting = [...options.items].sort(
    (a, b) => (a.places ?? 1) - (b.places ?? 1) || (length(a) < length(b) ? 1 : -1),
  );
  const unfinished = new Set(waiting.map(({ name }) => name));
  const results: Result[] = [];
  const running = new Set<Promise<void>>();
  let taken = 0;

  const startable = () => {
    const position = waiting.findIndex(
      (item) => (item.places ?? 1) <= places - taken && !item.after?.some((name) => unfinished.has(name)),
    );
    return position < 0 ? undefined : waiting.splice(position, 1)[0];
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let item = startable(); item !== undefined; item = startable()) {
      const started = item;
      taken += started.places ?? 1;
      const ending = run(started).then((result) => {
        results.push(result);
        unfinished.delete(started.name);
        taken -= started.places ?? 1;
        running.delete(ending);
      });
      running.add(ending);
    }
    if (running.size === 0) throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running);
  }
  return results;
}
