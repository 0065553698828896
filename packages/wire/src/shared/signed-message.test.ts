import { maxUint256 } from '@besc/domain/shared/math';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plainTextSchema } from './plain-text-schema';
import { signedMessage, signedStructText, signedTypedData } from './signed-message';
import { wholeSchema } from './stake-schema';

const message = signedMessage({
  space: 'notes',
  purpose: 'PutNote',
  path: '/notes',
  answer: z.object({}),
  fields: { text: { type: 'string', schema: plainTextSchema(20) }, stars: { type: 'uint32', schema: z.int() } },
});
const post = {
  account: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  timestamp: 1_700_000_000_000,
  salt: `0x${'AB'.repeat(32)}`,
  fields: { text: 'hello', stars: 5 },
  signature: `0x${'11'.repeat(65)}`,
};
const wide = signedMessage({
  ...message,
  fields: {
    tip: { type: 'uint256', schema: wholeSchema },
    choices: { type: 'uint32[]', schema: z.array(z.number()) },
    topic: {
      type: 'bytes32',
      schema: z.pipe(
        z.string(),
        z.transform((text: string) => `0x${text}` as const),
      ),
    },
  },
});
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

test('a number or a hash that does not fit its type is refused, whatever its schema lets through', () => {
  const fields = { tip: String(maxUint256), choices: [0, 2 ** 32 - 1], topic: 'ab'.repeat(32) };
  const issues = (change: object) =>
    z
      .safeParse(wide.schema, { ...post, fields: { ...fields, ...change } })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(z.parse(wide.schema, { ...post, fields }).fields.tip).toBe(maxUint256);
  expect(issues({ tip: String(maxUint256 + 1n) })).toEqual(['fields.tip']);
  for (const wrong of [-1, 2 ** 32, 0.5]) expect(issues({ choices: [0, wrong] })).toEqual(['fields.choices']);
  expect(issues({ topic: 'ab' })).toEqual(['fields.topic']);
});

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

test('the struct is told as EIP-712 writes it', () => {
  const own = 'address account,string space,uint64 timestamp,bytes32 salt';
  expect(signedStructText(message)).toBe(`${own},string text,uint32 stars`);
});

test('a field may not take the place of one that every message has', () => {
  const fields = { account: { type: 'string', schema: z.string() } } as const;
  expect(() =>
    signedMessage({ space: 'notes', purpose: 'PutNote', path: '/notes', answer: z.object({}), fields }),
  ).toThrow('account');
});
