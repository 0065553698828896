import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import { accountOfKey } from './keeper-key';
import { likelyNames, secretOf } from './word-secrets';

const [account, other] = ['1', '2'].map((digit) => accountOfKey(`0x${digit.repeat(64)}`));
const place = {
  chainId: 2372,
  genesisHash: keccak256(toHex('first block')),
  source: checksumAddress(`0x${'ab'.repeat(20)}`),
};

test('a secret is the same each time, and another for each name, place and key', async () => {
  if (!account || !other) throw new Error('no accounts');
  const secret = await secretOf(account, place, { id: 5n, attempt: 0n });
  expect(await secretOf(account, { ...place }, { id: 5n, attempt: 0n })).toBe(secret);
  const others = await Promise.all([
    secretOf(account, place, { id: 6n, attempt: 0n }),
    secretOf(account, place, { id: 5n, attempt: 1n }),
    secretOf(account, { ...place, chainId: 97 }, { id: 5n, attempt: 0n }),
    secretOf(account, { ...place, genesisHash: keccak256(toHex('another')) }, { id: 5n, attempt: 0n }),
    secretOf(other, place, { id: 5n, attempt: 0n }),
  ]);
  expect(new Set([secret, ...others]).size).toBe(6);
  expect(commitmentOf(secret)).toBe(keccak256(secret));
});

test('the likeliest name comes first, each once, none below zero', () => {
  expect(likelyNames(5n)[0]).toEqual({ id: 5n, attempt: 0n });
  const names = likelyNames(1n).map(({ id, attempt }) => `${id} ${attempt}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('5 3');
  expect(names.some((name) => name.startsWith('-'))).toBe(false);
});
