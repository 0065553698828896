import { expect, test } from 'vitest';
import { zeroOf } from './row-shape';

test('a row begins with nothing in each column but those of text, which must be given', () => {
  const given = { id: 'text', hash: 'hash', owner: 'address', side: ['Bull', 'Bear'] } as const;
  const shape = { ...given, won: 'flag', bets: 'count', paid: 'amount', worth: 'usd', prizes: 'amount[4]' } as const;
  const optional = { end: 'time?', proof: 'hash?', position: ['Bull', null] } as const;
  expect(zeroOf({ ...shape, ...optional })).toEqual({
    won: false,
    bets: 0,
    paid: 0n,
    worth: 0n,
    prizes: [0n, 0n, 0n, 0n],
    end: null,
    proof: null,
    position: null,
  });
});
