import { readFile } from 'node:fs/promises';
import { largestPrizes, ticketsCost, usualPriceStep, usualTerms } from '@besc/domain/lottery/lottery-draw';
import { expect, test } from 'vitest';
import { withSettings } from './test/with-settings';

test('the docs tell the largest prize and the price of all numbers as the usual terms make them', async () => {
  const terms = { price: usualPriceStep, ...usualTerms };
  const all = 100n * ticketsCost({ ...terms, count: 100n });
  const told = (wei = 0n) => `${(Number(wei / 10n ** 15n) / 1000).toLocaleString('en').replace(',', ' ')} MONEY`;
  const docs = await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  expect(docs).toContain(
    `With tickets of 10 MONEY all numbers cost ${told(all)}, and the largest prize is ${told(largestPrizes(terms)[3])}`,
  );
});

test('a step of the price that no lottery takes, and sales that would never be open, are refused by name', () => {
  const laidOut = (told: unknown) => () => withSettings('lottery', told);
  for (const priceStep of ['0', '1000.000000000000000001']) {
    expect(laidOut({ priceStep })).toThrow('settings.lottery.priceStep must');
  }
  const times = { leastLengthSeconds: 60, salesPauseSeconds: 60 };
  expect(laidOut(times)).toThrow('settings.lottery.salesPauseSeconds must');
  expect(laidOut({ ...times, leastLengthSeconds: 61, priceStep: '1000' })().contracts.lottery).toBeDefined();
});
