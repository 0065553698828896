import { expect, test } from 'vitest';
import type { Due, Duty, Head } from './keeper-task';
import { type DutyOutcome, runDuties } from './run-duties';

/** The time of the host, seconds: it stands. */
const present = 1_800_000_000;

/** Runs duties on a chain of one block a look, until `looks` have been taken. */
async function runFor(
  looks: number,
  duties: Record<string, Partial<Duty>>,
  readHead?: (look: number) => { number: bigint; timestamp: bigint },
  now = (_look: number) => present,
) {
  const stopping = new AbortController();
  const outcomes: DutyOutcome<string>[] = [];
  let look = 0;
  await runDuties({
    duties: Object.entries(duties).map(([name, duty]) => ({
      name,
      duty: { patienceSeconds: 1, due: () => ({ time: 0 }), run: async () => {}, ...duty },
    })),
    async readHead() {
      look += 1;
      if (look >= looks) stopping.abort();
      return readHead?.(look) ?? { number: BigInt(look), timestamp: 0n };
    },
    onOutcome: (outcome) => outcomes.push(outcome),
    signal: stopping.signal,
    now: () => now(look) * 1000,
    elapsed: () => 0,
    pollMilliseconds: 5,
  });
  return outcomes;
}

test('a duty runs when its block is there, not before and not twice', async () => {
  const ran: bigint[] = [];
  let next = 3n;
  const due = (): Due => ({ block: next });
  const run = async ({ number }: Head) => {
    ran.push(number);
    next += 4n;
  };
  await runFor(13, { rounds: { due, run } });
  expect(ran).toEqual([3n, 7n, 11n]);
});

test('the time is that of the chain where it is ahead', async () => {
  const year3000 = 32_503_680_000;
  const ran: string[] = [];
  const at = (name: string, time: number): Partial<Duty> => ({
    due: () => ({ time: ran.includes(name) ? Number.POSITIVE_INFINITY : time }),
    run: async () => void ran.push(name),
  });
  const duties = { now: at('now', present), later: at('later', year3000) };
  await runFor(4, duties);
  expect(ran).toEqual(['now']);
  await runFor(4, duties, () => ({ number: 1n, timestamp: BigInt(year3000) }));
  expect(ran).toEqual(['now', 'later']);
});

test('one that fails, one that never ends and one that cannot say when keep no other from running', async () => {
  const failing = () => Promise.reject(new Error('no'));
  let good = 0;
  let begun = 0;
  let end: () => void = () => {};
  const endless = new Promise<void>((resolve) => {
    end = resolve;
  });
  const outcomes = await runFor(20, {
    failing: { run: failing },
    endless: {
      run: () => {
        begun += 1;
        return endless;
      },
    },
    lost: {
      due: () => {
        throw new Error('when?');
      },
      run: failing,
    },
    good: {
      run: async () => {
        good += 1;
        if (good === 10) end();
      },
    },
  });
  expect(good).toBeGreaterThanOrEqual(15);
  expect(begun).toBeGreaterThanOrEqual(1);
  const failed = outcomes.filter(({ kind }) => kind === 'failed').map(({ name }) => name);
  // A second's rest after the first failure, and the time stands here.
  expect(failed.sort()).toEqual(['failing', 'lost']);
});

test('a node that is away is told as a failure of those who are due by time, and ends nothing', async () => {
  const read = () => Promise.reject(new Error('no node'));
  let ran = 0;
  const outcomes = await runFor(
    6,
    { byTime: { run: read }, byBlock: { due: () => ({ block: 1n }), run: async () => void ran++ } },
    (look) => {
      if (look < 5) throw new Error('away');
      return { number: 1n, timestamp: 0n };
    },
  );
  expect(ran).toBe(1);
  expect(outcomes).toContainEqual({ name: 'byTime', kind: 'failed', error: expect.any(Error) });
});

test('a head from a time to come freezes no duty once it is gone, nor one that was under way meanwhile', async () => {
  const ran: number[] = [];
  let next = 0;
  let seen = 0;
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async ({ now }: Head) => {
    ran.push(seen);
    if (now > present) await ended;
    next = now + 15;
  };
  await runFor(9, { round: { due: () => ({ time: next }), run } }, (look) => {
    seen = look;
    if (look === 5) end();
    return { number: BigInt(look), timestamp: BigInt(look === 3 ? present + 86_400 : present) };
  });
  expect(ran.slice(0, 2)).toEqual([1, 3]);
  expect(ran).toHaveLength(3);
});

test('nor does a head from a height to come', async () => {
  const ran: bigint[] = [];
  let next = 0n;
  const run = async ({ number }: Head) => {
    ran.push(number);
    next = number + 1n;
  };
  await runFor(6, { blocks: { due: () => ({ block: next }), run } }, (look) => {
    return { number: look === 3 ? 1_000_000n : BigInt(look), timestamp: 0n };
  });
  expect(ran).toEqual([1n, 2n, 1_000_000n, 4n, 5n]);
});

test('a machine whose time is put back goes on at once', async () => {
  let next = 0;
  const ran: number[] = [];
  const run = async ({ now }: Head) => {
    next = now + 15;
    ran.push(now);
  };
  await runFor(6, { steady: { due: () => ({ time: next }), run } }, undefined, (look) =>
    look < 4 ? present + 86_400 : present,
  );
  expect(ran).toEqual([present + 86_400, present]);
});

test('who failed while no node answered tries again with the first head, whatever its pause', async () => {
  const looks: number[] = [];
  let seen = 0;
  const run = async () => {
    looks.push(seen);
    if (seen < 5) throw new Error('no node');
  };
  await runFor(
    8,
    { round: { due: () => ({ time: looks.includes(5) ? Number.POSITIVE_INFINITY : 0 }), run } },
    (look) => {
      seen = look;
      if (look < 5) throw new Error('away');
      return { number: BigInt(look), timestamp: 0n };
    },
  );
  expect(looks).toEqual([1, 5]);
});

test('a stop waits for what is under way', async () => {
  let ended = false;
  await runFor(2, {
    slow: {
      run: async () => {
        await new Promise(setImmediate);
        ended = true;
      },
    },
  });
  expect(ended).toBe(true);
});
