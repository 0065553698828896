import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { permitTypedData } from '../liquidity/permit';
import { checkMessage } from './check-message';

const pair = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const owner = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
const spender = checksumAddress('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB');
const permit = { chainId: 2372, pair, owner, spender, value: 5n, deadlineSeconds: 100n } as const;
const text = (changes: object = {}) => JSON.stringify(permitTypedData({ ...permit, nonce: 3n, ...changes }));
const check = (json: string) =>
  checkMessage({
    text: json,
    meaning: { account: owner, deadlineSeconds: 100n },
    shown: {
      primaryType: 'Permit',
      chainId: 2372,
      contract: pair,
      fields: { owner: 'account', spender, value: 5n, deadline: 'deadline' },
    },
  });

test('a permit that says what was shown passes, in any spelling of its addresses', () => {
  expect(() => check(text())).not.toThrow();
  expect(() => check(text().replaceAll(owner, owner.toLowerCase()))).not.toThrow();
});

test.each([
  ['value', text({ value: 6n })],
  ['value', text().replace('"value":"5"', '"value":["5"]')],
  ['spender', text({ spender: pair })],
  ['owner', text({ owner: pair })],
  ['verifyingContract', text({ pair: owner })],
  ['chainId', text({ chainId: 97 })],
  ['deadline', text({ deadlineSeconds: 101n })],
  ['primaryType', text().replace('"primaryType":"Permit"', '"primaryType":"Order"')],
  ['primaryType', '{}'],
])('a permit with another %s is not signed', (field, json) => {
  expect(() => check(json)).toThrow(expect.objectContaining({ code: 'CALLDATA_MISMATCH', field }));
});
