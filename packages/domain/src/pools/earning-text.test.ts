import { expect, test } from 'vitest';
import { fraction } from '../shared/fraction';
import { earnedText, limitText, stakedText } from './earning-text';

const amount = (value: string, decimals = 18) => {
  const [whole = '', part = ''] = value.split('.');
  return { amount: BigInt(whole + part.padEnd(decimals, '0')), decimals };
};
const usd = (value: bigint) => ({ usd: fraction(value) });

test('POOL-101 earned amounts have 5 decimals and are never rounded up', () => {
  expect(earnedText({ ...amount('12.3456789'), usd: undefined })).toBe('12.34567');
  expect(earnedText({ ...amount('0'), ...usd(0n) })).toBe('0.00000');
  expect(earnedText({ ...amount('1', 0), usd: undefined })).toBe('1.00000');
});

test('something that five decimals cannot show is not shown as nothing', () => {
  expect(earnedText({ amount: 1n, decimals: 18, ...usd(0n) })).toBe('<0.00001');
  expect(stakedText({ amount: 1n, decimals: 18 })).toBe('<0.00001');
  expect(stakedText({ amount: 1n, decimals: 0 })).toBe('1.000');
});

test('POOL-104 above 10000 USD earned amounts and limits have no decimals', () => {
  expect(earnedText({ ...amount('12345.678'), ...usd(10_001n) })).toBe('12345');
  expect(earnedText({ ...amount('12345.678'), ...usd(10_000n) })).toBe('12345.67800');
  expect(limitText({ ...amount('50.5'), ...usd(10_001n) })).toBe('50');
  expect(limitText({ ...amount('50.5'), ...usd(10_000n) })).toBe('50.5');
  expect(limitText({ ...amount('50'), usd: undefined })).toBe('50');
});

test('CONST-05 the most that one may stake names no decimals: 3, rounded down', () => {
  expect(limitText({ ...amount('50.12399'), ...usd(10_000n) })).toBe('50.123');
});

test('POOL-102 staked amounts have 3 to 5 decimals', () => {
  expect(stakedText(amount('1.5'))).toBe('1.500');
  expect(stakedText(amount('1.2345'))).toBe('1.2345');
  expect(stakedText(amount('1.23456789'))).toBe('1.23456');
  expect(stakedText({ amount: 2n ** 96n, decimals: 18 })).toBe('79228162514.26433');
});
