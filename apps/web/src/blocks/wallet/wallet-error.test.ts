import { expect, test } from 'vitest';
import { isRejection, walletErrorCode } from './wallet-error';

const no = { code: 4001, message: 'User rejected the request.' };

test.each([
  ['as it is', no],
  ['as the cause of another', Object.assign(new Error('Internal error', { cause: no }), { code: -32603 })],
  ['as the original error in its data', { code: -32603, message: 'Internal error', data: { originalError: no } }],
  ['as the cause in its data', { code: -32603, message: 'Internal error', data: { cause: no } }],
])('SWAP-102 a no in the wallet is one, %s', (_way, error) => {
  expect(isRejection(error)).toBe(true);
});

test('any other answer is none, and keeps its own code', () => {
  const endless: { code: number; cause?: unknown } = { code: -32603 };
  endless.cause = endless;
  for (const error of [endless, undefined, 4001, { code: '4001' }, { code: 4100, data: '0x4001' }]) {
    expect(isRejection(error)).toBe(false);
  }
  expect(walletErrorCode({ code: -32603, data: { originalError: no } })).toBe(-32603);
});
