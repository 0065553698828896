import { expect, test } from 'vitest';
import { checkPermit } from './check-permit';
import { permitTypedData } from './permit';

const pair = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const owner = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const spender = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const shown = { chainId: 2372, pair, owner, spender, value: 5n, deadlineSeconds: 100n } as const;
const text = (changes: object = {}) => JSON.stringify(permitTypedData({ ...shown, nonce: 3n, ...changes }));

test('a permit that says what was shown passes, in any spelling of its addresses', () => {
  expect(() => checkPermit(text(), shown)).not.toThrow();
  expect(() => checkPermit(text().replaceAll(owner, owner.toLowerCase()), shown)).not.toThrow();
});

test.each([
  ['value', text({ value: 6n })],
  ['spender', text({ spender: pair })],
  ['owner', text({ owner: pair })],
  ['verifyingContract', text({ pair: owner })],
  ['chainId', text({ chainId: 97 })],
  ['deadline', text({ deadlineSeconds: 101n })],
  ['primaryType', text().replace('"primaryType":"Permit"', '"primaryType":"Order"')],
  ['primaryType', '{}'],
])('a permit with another %s is not signed', (field, json) => {
  expect(() => checkPermit(json, shown)).toThrow(expect.objectContaining({ code: 'CALLDATA_MISMATCH', field }));
});
