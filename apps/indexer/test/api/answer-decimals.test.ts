import { onchainTable } from 'ponder';
import { expect, test } from 'vitest';
import { answerDecimals } from '../../src/api/answer-decimals';
import { columnsOf } from '../../src/api/readable-tables';
import { farm } from '../../src/farms/farm-tables';
import { e18, tokenAmount } from '../../src/shared/decimal-columns';
import { mint, swap } from '../../src/swap/event-tables';
import { pair, token } from '../../src/swap/exchange-tables';
import { pairHourData, tokenDayData } from '../../src/swap/period-tables';

answerDecimals({ farm, mint, swap, pair, token, pairHourData, tokenDayData });

test.each([
  ['reserve0', pair, { reserve0: 1_500_000n, decimals0: 6, decimals1: 18 }, '1.5'],
  ['volumeToken1', pair, { volumeToken1: 1n, decimals0: 6, decimals1: 18 }, '0.000000000000000001'],
  ['token0Price', pair, { token0Price: 25n * 10n ** 17n, decimals0: 6 }, '2.5'],
  ['amount0In', swap, { amount0In: 120n, decimals0: 0 }, '120'],
  ['feeLiquidity', mint, { feeLiquidity: null, decimals0: 6 }, null],
  ['totalLiquidity', token, { totalLiquidity: 10n ** 24n, decimals: 24 }, '1'],
  ['dailyVolumeToken', tokenDayData, { dailyVolumeToken: 0n, decimals: 9 }, '0'],
  ['hourlyVolumeToken0', pairHourData, { hourlyVolumeToken0: -15n, decimals0: 1 }, '-1.5'],
  ['stakedUSD', farm, { stakedUSD: 10n ** 19n }, '10'],
])('a whole number is answered as the decimal that it is: %s', (name, table, row, text) => {
  expect(columnsOf(table)[name]?.resolve?.(row)).toBe(text);
});

test('a filter takes decimals for a value, and a cursor the number itself', () => {
  const { reserveUSD } = columnsOf(pair);
  expect(Number(reserveUSD?.mapToDriverValue('1.5'))).toBe(1.5e18);
  expect(reserveUSD?.mapToDriverValue(10n ** 30n)).toBe(`1${'0'.repeat(30)}`);
});

test('amounts in smallest units are answered as they are', () => {
  expect(columnsOf(farm).staked).not.toHaveProperty('resolve');
});

test('an amount of a token without its decimals beside it is an error at the start', () => {
  const odd = onchainTable('odd', (t) => ({ id: t.text().primaryKey(), worth: e18(t), amount1: tokenAmount(t) }));
  expect(() => answerDecimals({ odd })).toThrow('amount1 has no decimals1 beside it');
});
