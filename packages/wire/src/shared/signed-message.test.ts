import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plainTextSchema } from './plain-text-schema';
import { signedMessage, signedTypedData } from './signed-message';

const message = signedMessage({
  space: 'notes',
  purpose: 'PutNote',
  fields: { text: { type: 'string', schema: plainTextSchema(20) }, stars: { type: 'uint32', schema: z.int() } },
});
const post = {
  account: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  timestamp: 1_700_000_000_000,
  salt: `0x${'AB'.repeat(32)}`,
  fields: { text: 'hello', stars: 5 },
  signature: `0x${'11'.repeat(65)}`,
};
const problemsOf = (change: Record<string, unknown>) =>
  z.safeParse(message.schema, { ...post, ...change }).error?.issues.length ?? 0;

test('a post is taken as it is sent, with its address and salt in one spelling', () => {
  expect(z.parse(message.schema, post)).toMatchObject({
    account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    salt: `0x${'ab'.repeat(32)}`,
    fields: { text: 'hello', stars: 5 },
  });
});

test.each([
  [{ extra: 1 }],
  [{ fields: { ...post.fields, extra: 1 } }],
  [{ fields: { text: 'hello' } }],
  [{ fields: { text: 'hello', stars: '5' } }],
  [{ fields: { text: 'hello', stars: 1.5 } }],
  [{ fields: { text: 'a\u0000b', stars: 5 } }],
  [{ timestamp: '1700000000000' }],
  [{ timestamp: -1 }],
  [{ timestamp: 2 ** 60 }],
  [{ salt: '0x12' }],
  [{ account: '0xF39fd6e51aad88f6f4ce6ab8827279cfffb92266' }],
  [{ signature: '0x' }],
  [{ signature: '0x123' }],
  [{ signature: `0x${'11'.repeat(4097)}` }],
])('%j is refused', (change) => expect(problemsOf(change)).toBeGreaterThan(0));

test('what is signed names product, chain, part, purpose, account, time and salt beside the fields', () => {
  const parsed = z.parse(message.schema, post);
  const chain = { chainId: 2372, genesisHash: `0x${'1a'.repeat(32)}` } as const;
  expect(signedTypedData(message, chain, parsed)).toEqual({
    domain: { name: 'BESC Swap', version: '1', chainId: 2372, salt: chain.genesisHash },
    types: {
      PutNote: [
        { name: 'account', type: 'address' },
        { name: 'space', type: 'string' },
        { name: 'timestamp', type: 'uint64' },
        { name: 'salt', type: 'bytes32' },
        { name: 'text', type: 'string' },
        { name: 'stars', type: 'uint32' },
      ],
    },
    primaryType: 'PutNote',
    message: {
      account: parsed.account,
      space: 'notes',
      timestamp: 1_700_000_000_000n,
      salt: parsed.salt,
      text: 'hello',
      stars: 5,
    },
  });
});

test('a field may not take the place of one that every message has', () => {
  const fields = { account: { type: 'string', schema: z.string() } } as const;
  expect(() => signedMessage({ space: 'notes', purpose: 'PutNote', fields })).toThrow('account');
});
