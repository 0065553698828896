import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { feeMarkets } from './fee-markets';
import type { PairReading } from './read-fees';

const address = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const [money, coin, dollar, token, lp] = ['1', '2', '3', '4', '5'].map(address);

const pair = (digit: string, token0 = token, token1 = token): PairReading => ({
  address: address(digit),
  token0: token0 ?? address('0'),
  token1: token1 ?? address('0'),
  reserve0: 1n,
  reserve1: 1n,
  totalSupply: 1n,
  older: { time: 0, depth: 0n },
  newer: { time: 0, depth: 0n },
});
const [first, second] = [pair('6', money, coin), pair('7', coin, dollar)];

const marketsOf = (one: PairReading, steps: (PairReading | undefined)[] = [first, second]) => {
  const anchors = [money, coin, dollar].map((anchor) => anchor ?? address('0'));
  return feeMarkets(one, { anchors, steps, lp: new Set([lp ?? address('0')]) }).map((market) => market.address);
};

test.each([
  ['a token beside MONEY is sold in its pair alone', pair('8', money, token), ['8']],
  ['of two anchors the one farther from MONEY is sold', pair('8', dollar, money), ['8']],
  ['the coin goes to MONEY', pair('8', coin, token), ['8', '6']],
  ['the dollar goes over the coin', pair('8', dollar, token), ['8', '7', '6']],
  ['without an anchor it waits', pair('8', token, token), []],
  ['LP beside an anchor waits', pair('8', money, lp), []],
])('%s', (_, one, digits) => {
  expect(marketsOf(one)).toEqual(digits.map(address));
});

test('without a pair on the way it waits', () => {
  expect(marketsOf(pair('8', dollar, token), [undefined, second])).toEqual([]);
  expect(marketsOf(pair('8', money, token), [undefined, undefined])).toEqual([address('8')]);
});
