import { setTimeout as sleep } from 'node:timers/promises';
import type { Due, Duty, Head } from './keeper-task';

/** How a run of a duty ended. */
export type DutyOutcome<Name> = { readonly name: Name } & (
  | { readonly kind: 'good' }
  | { readonly kind: 'failed'; readonly error: unknown }
);

/** Shorter than a game's boundary can be executed for. */
const longestPauseSeconds = 15;

/**
 * Runs each duty when it is due, all of them side by side and none twice at once, until `signal` aborts; then what is under
 * way ends. A run that fails is told and comes again, after a pause that doubles with each failure in a row up to a quarter
 * of a minute: it keeps no other from running, nor does one that never ends. A head that cannot be read is told as a failure
 * of every duty that would be due by its time; once one can be read again, no duty rests any longer. What a duty said at a
 * head that lies ahead of the present one counts for nothing: it runs again.
 */
export async function runDuties<Name>(options: {
  readonly duties: readonly { readonly name: Name; readonly duty: Duty }[];
  readonly readHead: () => Promise<{ readonly number: bigint; readonly timestamp: bigint }>;
  readonly onOutcome: (outcome: DutyOutcome<Name>) => void;
  readonly signal: AbortSignal;
  /** The machine's time, milliseconds. */
  readonly now?: () => number;
  /** Milliseconds that no correction of the machine's time changes, for pauses. */
  readonly elapsed?: () => number;
  /** How often due duties are looked for. */
  readonly pollMilliseconds?: number;
}): Promise<void> {
  const { duties, readHead, onOutcome, signal, now = Date.now, pollMilliseconds = 1_000 } = options;
  const { elapsed = () => performance.now() } = options;
  const running = new Map<Name, Promise<void>>();
  const failures = new Map<Name, { readonly times: number; readonly until: number }>();
  /** At which head each duty ran last. */
  const ranAt = new Map<Name, Head>();
  let [number, time] = [-1n, 0];
  let isAway = false;
  const begin = async (name: Name, duty: Duty, head: Head): Promise<void> => {
    try {
      await duty.run(head);
      failures.delete(name);
      onOutcome({ name, kind: 'good' });
    } catch (error) {
      const times = (failures.get(name)?.times ?? 0) + 1;
      const pause = Math.min(2 ** Math.min(times - 1, 10), longestPauseSeconds);
      failures.set(name, { times, until: elapsed() + pause * 1_000 });
      onOutcome({ name, kind: 'failed', error });
    } finally {
      running.delete(name);
    }
  };
  while (!signal.aborted) {
    const block = await readHead().catch(() => undefined);
    // Without a node the time goes on: who is due by time tries, fails with the node's own words, and is told of.
    if (block) [number, time] = [block.number, Number(block.timestamp)];
    // What failed for want of a node need not wait for its pause: the one it comes back for may be over by then.
    if (block && isAway) failures.clear();
    isAway = block === undefined;
    const head: Head = { number, time, now: Math.max(now() / 1000, Number(block?.timestamp ?? 0n)) };
    for (const { name, duty } of duties) {
      if (signal.aborted || running.has(name) || elapsed() < (failures.get(name)?.until ?? 0)) continue;
      if (!isBehind(head, ranAt.get(name)) && !isDue(duty, head)) continue;
      ranAt.set(name, head);
      running.set(name, begin(name, duty, head));
    }
    await sleep(pollMilliseconds, undefined, { signal }).catch(() => {});
  }
  await Promise.all(running.values());
}

/** Whether a head lies before one at which a duty ran: that one was not true, or the machine's time was put right. */
function isBehind(head: Head, ran: Head | undefined): boolean {
  return ran !== undefined && (head.now < ran.now || head.number < ran.number);
}

/** A duty that cannot say when it is due is run, so that it fails as a run does. */
function isDue(duty: Duty, head: Head): boolean {
  let due: Due;
  try {
    due = duty.due(head);
  } catch {
    return true;
  }
  return 'time' in due ? head.now >= due.time : head.number >= due.block;
}
