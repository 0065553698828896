import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import {
  isPaused,
  lostInADay,
  type Pauses,
  parsePauses,
  storedPauses,
  withoutPause,
  withRefusal,
  withRevert,
} from './pauses';

const pair = checksumAddress('0x5FbDB2315678afecb367f032d93F642f64180aa3');
const other = checksumAddress('0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512');

function refused(times: number): Pauses {
  let pauses: Pauses = new Map();
  for (let i = 0; i < times; i += 1) pauses = withRefusal(pauses, pair, 1000);
  return pauses;
}

test.each([
  [1, 300],
  [2, 600],
  [4, 2400],
  [8, 21_600],
  [500, 21_600],
])('after %i refusals in a row a pair waits %i seconds', (times, seconds) => {
  const pauses = refused(times);
  expect(isPaused(pauses, pair, 1000 + seconds - 1)).toBe(true);
  expect(isPaused(pauses, pair, 1000 + seconds)).toBe(false);
  expect(isPaused(pauses, other, 1000)).toBe(false);
});

const day = 86_400;

/** After so many conversions that were mined and reverted, each when the pause of the one before was over; and the time of the last. */
function reverted(times: number): { pauses: Pauses; now: number } {
  let pauses: Pauses = new Map();
  let now = 1000;
  for (let i = 0; i < times; i += 1) {
    now = Math.max(now, pauses.get(pair)?.until ?? 0);
    pauses = withRevert(pauses, pair, { now, cost: 7n });
  }
  return { pauses, now };
}

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [10, 512],
])('after %i conversions in a row that reverted a pair rests %i days', (times, days) => {
  const { pauses, now } = reverted(times);
  expect(isPaused(pauses, pair, now + days * day - 1)).toBe(true);
  expect(isPaused(pauses, pair, now + days * day)).toBe(false);
  expect(isPaused(pauses, other, now)).toBe(false);
});

test('a refusal in between forgets no conversion that reverted, a conversion that works does', () => {
  const { pauses } = reverted(2);
  const again = withRevert(withRefusal(pauses, pair, 10 * day), pair, { now: 11 * day, cost: 7n });
  expect(isPaused(again, pair, 15 * day - 1)).toBe(true);
  const healed = withRevert(withoutPause(again, pair), pair, { now: 20 * day, cost: 7n });
  expect(isPaused(healed, pair, 21 * day)).toBe(false);
});

test('what reverted conversions of all pairs have cost is told for a day', () => {
  const one = withRevert(withRefusal(new Map(), pair, 1000), pair, { now: 1000, cost: 7n });
  const both = withRevert(one, other, { now: 2000, cost: 5n });
  expect(lostInADay(both, 2000)).toBe(12n);
  expect(lostInADay(both, 1000 + day)).toBe(5n);
  expect(lostInADay(both, 2000 + day)).toBe(0n);
});

test('a conversion ends the pause and the count', () => {
  const healed = withRefusal(withoutPause(refused(5), pair), pair, 1000);
  expect(isPaused(healed, pair, 1300)).toBe(false);
});

test('a clock that went back does not stop a pair for ever', () => {
  expect(isPaused(withRefusal(new Map(), pair, 1_000_000), pair, 1000)).toBe(false);
  expect(isPaused(withRevert(new Map(), pair, { now: 1_000_000, cost: 7n }), pair, 1000)).toBe(false);
});

test('pauses survive the file, anything else is refused', () => {
  const pauses = withRevert(refused(3), other, { now: 5000, cost: 10n ** 18n });
  expect(parsePauses(JSON.parse(JSON.stringify(storedPauses(pauses))))).toEqual(pauses);
  for (const wrong of [
    null,
    5,
    { x: { times: 1, until: 1 } },
    { [pair]: { times: 0, until: 1 } },
    { [pair]: { times: 1, until: 1, reverted: { times: 1, at: 1, cost: '-1' } } },
  ]) {
    expect(() => parsePauses(wrong)).toThrow();
  }
});
