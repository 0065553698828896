import { expect, test } from 'vitest';
import { requestTurns } from '../../src/api/request-turns';

test('two lists are read at a time, and all in their order', async () => {
  const turn = requestTurns(1000, () => 0);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const reads = [0, 1, 2, 3].map((number) =>
    turn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await reads[0];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => ends.length).toBe(4);
  ends[3]?.();
  expect(await Promise.all(reads)).toEqual([0, 1, 2, 3]);
});

test('when the time is over those that wait are given up', async () => {
  let clock = 0;
  const turn = requestTurns(1000, () => clock);
  const results = await Promise.allSettled(
    Array.from({ length: 500 }, () =>
      turn(async () => {
        clock += 300;
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5);
  expect(results.at(-1)).toMatchObject({ reason: { message: 'The query takes too long; ask for less at a time.' } });
});

test('after a failure nothing more is read for a request', async () => {
  const turn = requestTurns(1000, () => 0);
  let reads = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      turn(async () => {
        reads += 1;
        throw new Error('statement timeout');
      }),
    ),
  );
  expect(reads).toBe(2);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
});
