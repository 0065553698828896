import { expect, test } from 'vitest';
import { withSettings } from './test/with-settings';

test('a step of the price that no lottery takes, and sales that would never be open, are refused by name', () => {
  const laidOut = (told: unknown) => () => withSettings('lottery', told);
  for (const priceStep of ['0', '1000.000000000000000001']) {
    expect(laidOut({ priceStep })).toThrow('settings.lottery.priceStep must');
  }
  const times = { leastLengthSeconds: 60, salesPauseSeconds: 60 };
  expect(laidOut(times)).toThrow('settings.lottery.salesPauseSeconds must');
  expect(laidOut({ ...times, leastLengthSeconds: 61, priceStep: '1000' })().contracts.lottery).toBeDefined();
});
