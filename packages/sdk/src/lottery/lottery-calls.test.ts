import { testAddress } from '@besc/domain/test/address';
import { expect, test } from 'vitest';
import { RequestError } from '../shared/errors/request-error';
import { buyTicketsCall, claimTicketsCall } from './lottery-calls';

const lottery = testAddress('0x1');

test('a call that the chain would refuse in any case is not made', () => {
  const bad = [
    () => buyTicketsCall(lottery, { round: 1, numbers: [] }),
    () => buyTicketsCall(lottery, { round: 1, numbers: [9_999] }),
    () => buyTicketsCall(lottery, { round: 1, numbers: [20_000] }),
    () => buyTicketsCall(lottery, { round: 1, numbers: [10_000.5] }),
    () => claimTicketsCall(lottery, { round: 1, ticketIds: [] }),
    () => claimTicketsCall(lottery, { round: 1, ticketIds: [4n, 4n] }),
  ];
  for (const make of bad) expect(make).toThrow(RequestError);
  expect(buyTicketsCall(lottery, { round: 3, numbers: [10_007] }).args).toEqual([3n, 1n, [10_007]]);
});
