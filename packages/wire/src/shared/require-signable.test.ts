import { maxUint256 } from '@besc/domain/shared/math';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressSchema } from './address-schema';
import { checksumAddress } from './checksum-address';
import { plainTextSchema } from './plain-text-schema';
import { postStamp } from './post-stamp';
import { requireSignable } from './require-signable';
import { signedMessage } from './signed-message';
import { wholeSchema } from './stake-schema';

const account = checksumAddress(`0x${'9'.repeat(40)}`);
const message = signedMessage({
  space: 'notes',
  purpose: 'PutNote',
  path: '/notes',
  answer: z.object({}),
  fields: {
    text: { type: 'string', schema: plainTextSchema(20) },
    topic: { type: 'string', schema: z.string().check(z.trim(), z.toLowerCase()) },
    kind: { type: 'string', schema: z._default(z.string(), 'plain') },
    tip: { type: 'uint256', schema: wholeSchema },
    to: { type: 'address', schema: addressSchema },
    choices: { type: 'uint32[]', schema: z.array(z.number()) },
  },
});
const fields = { text: 'Lower them', topic: 'fees', kind: 'plain', tip: maxUint256, to: account, choices: [2, 0] };
const check = (change: Partial<typeof fields>) => () =>
  requireSignable(message, { account, ...postStamp(), fields: { ...fields, ...change } });

test('a post that is read as it is sent may be signed, in whatever order its fields stand', () => {
  expect(check({})).not.toThrow();
  const { text, ...rest } = fields;
  expect(() => requireSignable(message, { account, ...postStamp(), fields: { ...rest, text } })).not.toThrow();
});

test.each([
  [{ text: 'x'.repeat(21) }, 'fields.text is longer than 20 characters'],
  [{ text: '' }, 'fields.text must not be empty'],
  [{ tip: -1n }, 'fields.tip'],
  [{ choices: [Number.NaN] }, 'fields.choices[0]'],
])('%o, which does not fit, is not signed', (change, problem) => {
  expect(check(change)).toThrow(RangeError);
  expect(check(change)).toThrow(problem);
});

test.each(['fees ', 'Fees'])('%j, which would be read as another text, is not signed', (topic) => {
  expect(check({ topic })).toThrow(new RangeError('fields.topic is not read as it is signed'));
});

test('what is left out for a schema to fill in is not signed', () => {
  const less = { ...fields };
  Reflect.deleteProperty(less, 'kind');
  const post = { account, ...postStamp(), fields: less };
  expect(() => requireSignable(message, post)).toThrow(new RangeError('fields.kind is not read as it is signed'));
});
