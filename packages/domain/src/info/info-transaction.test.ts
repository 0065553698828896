import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { swapTransaction } from './info-transaction';

const id = (digit: number) => testAddress(`0x${String(digit).padStart(40, '0')}`);
const token0 = { id: id(1), name: 'One', symbol: 'ONE', decimals: 18 };
const token1 = { id: id(2), name: 'Two', symbol: 'TWO', decimals: 6 };
const row = {
  id: '0x-1',
  transaction: '0x',
  timestamp: 7,
  pairId: id(3),
  token0,
  token1,
  amountUSD: 0n,
  from: id(4),
  amount0In: '5',
  amount1In: '0',
  amount0Out: '0',
  amount1Out: '9',
} as const;

test('a trade sells first and buys second, whichever token that is', () => {
  expect(swapTransaction(row)).toMatchObject({
    kind: 'swap',
    account: id(4),
    usdE18: undefined,
    amounts: [
      { token: token0, amount: '5' },
      { token: token1, amount: '9' },
    ],
  });
  const turned = swapTransaction({ ...row, amount0In: '0', amount1In: '3', amount0Out: '2', amount1Out: '0' });
  expect(turned.amounts.map(({ amount }) => amount)).toEqual(['3', '2']);
});

test('a flash swap that gives most of a token back sells the other one', () => {
  const flash = swapTransaction({ ...row, amount0In: '5', amount0Out: '6', amount1In: '1', amount1Out: '0' });
  expect(flash.amounts[0]).toEqual({ token: token1, amount: '1' });
});
