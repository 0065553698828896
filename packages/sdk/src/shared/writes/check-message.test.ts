import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';
import { alteredMessages } from '../../../test/altered-messages';
import { permitTypedData } from '../../liquidity/permit';
import { checkMessage, type ShownMessage } from './check-message';
import { messageText } from './message-text';

const pair = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const owner = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
const spender = checksumAddress('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB');
const permit = { chainId: 2372, pair, owner, spender, value: 5n, nonce: 3n, deadlineSeconds: 100n } as const;
const message = permitTypedData(permit);
const shownPermit = {
  primaryType: 'Permit',
  types: { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
  domain: { name: { words: 'BESC Swap LP' }, version: { words: '1' }, chainId: 2372n, verifyingContract: pair },
  fields: { owner: 'account', spender, value: 5n, nonce: 3n, deadline: 'deadline' },
} as const satisfies ShownMessage;
const check = (text: string, shown: ShownMessage = shownPermit) =>
  checkMessage({ text, shown, meaning: { account: owner, deadlineSeconds: 100n } });
const refused = (field: string) => expect.objectContaining({ code: 'CALLDATA_MISMATCH', field });

test('a permit that says what was shown passes, in any spelling of its addresses', () => {
  const text = messageText(message);
  expect(() => check(text)).not.toThrow();
  expect(() => check(text.replaceAll(owner, owner.toLowerCase()))).not.toThrow();
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
  const { nonce: _, ...fields } = shownPermit.fields;
  const shown = { ...shownPermit, fields, unshown: ['nonce'] };
  const others = alteredMessages(message);
  const changed = ({ place }: { place: string }) => place === 'message.nonce';
  for (const other of others.filter(changed)) expect(() => check(JSON.stringify(other.message), shown)).not.toThrow();
  for (const other of others.filter((each) => !changed(each)))
    expect(() => check(JSON.stringify(other.message), shown), other.place).toThrow('differs');
  expect(() => check(messageText(message), { ...shownPermit, fields })).toThrow(refused('message.nonce'));
  expect(() => check(messageText(message), { ...shownPermit, unshown: ['nonce'] })).toThrow(refused('message.nonce'));
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
