import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundAt, roundOf } from './rounds';

const rounds = { start: 100n, length: 10n };

describe('rounds', () => {
  test('begin with the first moment of round 0 and end before the next begins', () => {
    expect(roundAt(rounds, 99n)).toBeUndefined();
    expect(roundAt(rounds, 100n)).toEqual({ index: 0n, start: 100n, end: 110n });
    expect(roundAt(rounds, 109n)?.index).toBe(0n);
    expect(roundAt(rounds, 110n)?.index).toBe(1n);
    expect(roundOf(rounds, 3n)).toEqual({ index: 3n, start: 130n, end: 140n });
  });

  test('every moment is in exactly one', () => {
    const moment = fc.bigInt({ min: 0n, max: 2n ** 64n });
    fc.assert(
      fc.property(moment, fc.bigInt({ min: 1n, max: 2n ** 32n }), moment, (start, length, after) => {
        const now = start + after;
        const round = roundAt({ start, length }, now);
        expect(round && round.start <= now && now < round.end).toBe(true);
        expect(round).toEqual(roundOf({ start, length }, round?.index ?? -1n));
      }),
    );
  });
});
