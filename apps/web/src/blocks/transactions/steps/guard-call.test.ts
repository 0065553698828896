import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import type { Step } from './action';
import { guardCall } from './guard-call';

const token = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const spender = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
const account = checksumAddress('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB');
const approval = (amount: bigint, to: Address = token) =>
  contractCall({ address: to, abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
const shown: Step['shows'] = { address: token, functionName: 'approve', args: { spender, value: 5n } };
const guard = (call = approval(5n), shows = shown) => guardCall({ shows }, call, { account, deadlineSeconds: 1n });
const refused = expect.objectContaining({
  failure: 'refused',
  told: { text: 'The transaction does not match what was shown. It was not sent.' },
});

test('a call that says what was shown is handed over as its bytes', () => {
  expect(guard()).toEqual({ to: token, data: expect.stringMatching(/^0x095ea7b3/), value: 0n });
});

test.each<[string, Step['shows']]>([
  ['another amount', { ...shown, args: { spender, value: 6n } }],
  ['another spender', { ...shown, args: { spender: token, value: 5n } }],
  ['a figure that the call does not have', { ...shown, args: { ...shown.args, recipient: 'account' } }],
  ['another verb', { ...shown, functionName: 'transfer' }],
  ['only a part of it', { ...shown, args: { value: 5n } }],
  ['another contract', { ...shown, address: spender }],
  ['native coin', { ...shown, value: 1n }],
])('a screen that drew %s refuses the call', (_what, shows) => {
  expect(() => guard(approval(5n), shows)).toThrow(refused);
});

test.each([
  ['another amount', approval(6n)],
  ['another contract', approval(5n, spender)],
  ['native coin', { ...approval(5n), value: 1n }],
  ['arguments that its function does not take', { ...approval(5n), args: [spender] }],
])('a call made with %s is refused', (_what, call) => {
  expect(() => guard(call)).toThrow(refused);
});
