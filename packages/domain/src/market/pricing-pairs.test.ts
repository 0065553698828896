import { expect, test } from 'vitest';
import { pricingPairs } from './pricing-pairs';
import { pricingRules } from './pricing-rules';

const rules = pricingRules({ wbesc: '0x01', stable: '0x02', money: '0x03', minimumReserveNative: '1' });

test('a token is priced by its pairs with trusted ones, and those by the pairs among them', () => {
  expect(pricingPairs([], { ...rules, whitelist: ['0x01', '0x02'] })).toEqual([
    ['0x01', '0x02'],
    ['0x02', '0x01'],
  ]);
  const ofToken = pricingPairs(['0x04', '0x03'], rules).filter(([one]) => one === '0x04');
  expect(ofToken).toEqual(rules.whitelist.map((trusted) => ['0x04', trusted]));
});
