import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { isPaused, type Pauses, parsePauses, storedPauses, withoutPause, withRefusal } from './pauses';

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

test('a conversion ends the pause and the count', () => {
  const healed = withRefusal(withoutPause(refused(5), pair), pair, 1000);
  expect(isPaused(healed, pair, 1300)).toBe(false);
});

test('a clock that went back does not stop a pair for ever', () => {
  expect(isPaused(withRefusal(new Map(), pair, 1_000_000), pair, 1000)).toBe(false);
});

test('pauses survive the file, anything else is refused', () => {
  const pauses = refused(3);
  expect(parsePauses(JSON.parse(JSON.stringify(storedPauses(pauses))))).toEqual(pauses);
  for (const wrong of [null, 5, { x: { times: 1, until: 1 } }, { [pair]: { times: 0, until: 1 } }]) {
    expect(() => parsePauses(wrong)).toThrow();
  }
});
