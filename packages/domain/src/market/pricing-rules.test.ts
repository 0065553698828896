import { expect, test } from 'vitest';
import { pricingRules } from './pricing-rules';

const coins = { wbesc: '0x01', stable: '0x02', money: '0x03' } as const;

test('the coins of a deployment are trusted in one order, with its minimum reserve', () => {
  expect(pricingRules({ ...coins, minimumReserveNative: '5000.5' })).toEqual({
    wbesc: '0x01',
    stable: '0x02',
    whitelist: ['0x01', '0x02', '0x03'],
    minimumReserveNativeE18: 50_005n * 10n ** 17n,
  });
});

test('one coin in two parts is listed once, and a minimum that is no number is refused', () => {
  expect(pricingRules({ ...coins, money: '0x02', minimumReserveNative: '0' }).whitelist).toEqual(['0x01', '0x02']);
  expect(() => pricingRules({ ...coins, minimumReserveNative: '1e3' })).toThrow(RangeError);
});
