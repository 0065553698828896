import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';
import { alteredMessages } from '../../../test/altered-messages';
import { permitTypedData } from '../../liquidity/permit';
import { checkMessage } from './check-message';
import { type CallTerms, openTerms } from './draw-calls';
import { messageText, type TypedMessage } from './message-text';

const pair = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const owner = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
const spender = checksumAddress('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB');
const permit = { chainId: 2372, pair, owner, spender, value: 5n, nonce: 3n, deadlineSeconds: 100n } as const;
const message = permitTypedData(permit);
const draw = ({ account, deadlineSeconds }: CallTerms) =>
  permitTypedData({ ...permit, owner: account, deadlineSeconds });
const check = (text: string, drawn: string | TypedMessage = draw(openTerms), open?: readonly string[]) =>
  checkMessage({ text, drawn, open, terms: { account: owner, deadlineSeconds: 100n } });
const refused = (field: string) => expect.objectContaining({ code: 'CALLDATA_MISMATCH', field });

test('a permit that says what was drawn passes, with the account and the deadline of the moment', () => {
  expect(() => check(messageText(message))).not.toThrow();
  expect(() => check(messageText(message), draw({ account: spender, deadlineSeconds: 100n }))).toThrow(
    refused('message.owner'),
  );
});

test('a permit that differs anywhere is not signed', () => {
  const others = alteredMessages(message);
  expect(others.length).toBeGreaterThan(75);
  for (const other of others) expect(() => check(JSON.stringify(other.message)), other.place).toThrow('differs');
});

test.each([
  ['message.value', { ...message, message: { ...message.message, value: '6' } }],
  ['message.memo', { ...message, message: { ...message.message, memo: 'x' } }],
  ['domain.salt', { ...message, domain: { ...message.domain, salt: '0x01' } }],
  ['types.Order', { ...message, types: { ...message.types, Order: [] } }],
  [
    'types.Permit.5',
    { ...message, types: { ...message.types, Permit: [...message.types.Permit, message.types.Permit[0]] } },
  ],
  ['also', { ...message, also: 1 }],
  ['primaryType', { ...message, primaryType: 'permit' }],
])('what was not shown is told by its place: %s', (field, other) => {
  expect(() => check(JSON.stringify(other))).toThrow(refused(field));
});

test('what no screen can draw may be anything, by name, but not of another type or in another place', () => {
  const others = alteredMessages(message);
  const changed = ({ place }: { place: string }) => place === 'message.nonce';
  const other = permitTypedData({ ...permit, nonce: 9n });
  const salted = (salt: string) => ({ ...message, domain: { ...message.domain, salt } });
  expect(() => check(messageText(salted('0x01')), salted('0x02'), ['salt'])).toThrow(refused('domain.salt'));
  expect(() => check(messageText(message), other)).toThrow(refused('message.nonce'));
  for (const each of others.filter(changed)) {
    expect(() => check(JSON.stringify(each.message), message, ['nonce'])).not.toThrow();
  }
  for (const each of others.filter((one) => !changed(one))) {
    expect(() => check(JSON.stringify(each.message), message, ['nonce']), each.place).toThrow('differs');
  }
});

test('a text is compared to the letter', () => {
  expect(() => check('I agree.', 'I agree.')).not.toThrow();
  expect(() => check('I Agree.', 'I agree.')).toThrow(refused('text'));
});

test('the text of typed data names the type of its domain and says numbers in decimals', () => {
  const { EIP712Domain: _, ...types } = message.types;
  const typed = { ...message, types, message: { ...message.message, value: 5n } };
  expect(JSON.parse(messageText(typed))).toEqual(message);
  expect(hashTypedData(JSON.parse(messageText(typed)))).toBe(hashTypedData(JSON.parse(JSON.stringify(message))));
});
