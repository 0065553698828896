import { feeAprDays, feePartsBps } from '@besc/domain/shared/trading-fee';
import { expect, test } from 'vitest';
import texts from './messages/en.json';

test('the yearly fees are told to be of the part and of the days that they are worked out from', () => {
  const found = Object.keys(texts).filter((text) => text.includes('of each trade goes to this pair'));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${Number(feePartsBps.liquidityProviders) / 100}%`);
  expect([found[0]?.includes('last seven days'), feeAprDays]).toEqual([true, 7]);
});
