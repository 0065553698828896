import { feePartsBps, tradeFeeBps } from '@besc/domain/shared/trading-fee';
import { expect, test } from 'vitest';
import texts from './messages/en.json';

const percent = (bps: bigint) => `${Number(bps) / 100}%`;

test.each([
  ['fee is paid on every hop', tradeFeeBps],
  ['to liquidity providers', feePartsBps.liquidityProviders],
  ['to the treasury', feePartsBps.treasury],
  ['to buyback and burn', feePartsBps.burn],
])('the fee of "%s" is that of the pairs', (words, bps) => {
  const found = Object.keys(texts).filter((text) => text.includes(words));
  expect(found).not.toEqual([]);
  for (const text of found) expect(text).toContain(percent(bps));
});
