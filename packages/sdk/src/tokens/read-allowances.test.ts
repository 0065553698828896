import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { makeClient } from '../../test/deployed-chain';
import { createBatchReader } from '../shared/reads/batch-reader';
import { readAllowances } from './read-allowances';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const silent = createBatchReader({ client: makeClient('http://127.0.0.1:9'), multicall: at('f') });
const read = (answer: (token: string, spender: string) => bigint) =>
  readAllowances({
    reader: {
      ...silent,
      read: async ({ address, args }) => answer(address, String(Array.isArray(args) ? args[1] : '')) as never,
    },
    owner: at('5'),
    tokens: [at('1'), at('2')],
    spenders: [at('8'), at('9')],
  });

test('of all that may be, what is above nothing is told', async () => {
  const amounts = await read((token, spender) => (token === at('2') && spender === at('9') ? 7n : 0n));
  expect(amounts).toEqual({ allowances: [{ token: at('2'), spender: at('9'), amount: 7n }], isUnread: false });
});

test('a token that does not answer hides no other', async () => {
  const { allowances, isUnread } = await read((token) => {
    if (token === at('1')) throw new Error('hostile');
    return 1n;
  });
  expect(allowances.map(({ token }) => token)).toEqual([at('2'), at('2')]);
  expect(isUnread).toBe(true);
});

test('when nothing could be read it fails', async () => {
  const fail = () => {
    throw new Error('no node');
  };
  await expect(read(fail)).rejects.toThrow('no node');
});
