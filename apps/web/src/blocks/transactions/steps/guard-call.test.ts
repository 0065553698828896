import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { wrapCall } from '@besc/sdk/swap/wrap-calls';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import type { Step } from './action';
import { guardCall } from './guard-call';
import { stepOf } from './step-of';

const token = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const spender = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
const account = checksumAddress('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB');
const approval = (amount: bigint, to: Address = token) => approveCall(to, spender, amount);
const drawnOf = (call: ContractCall) => stepOf({ summary: { text: '' }, calls: () => [call] }).drawn;
const guard = (call = approval(5n), drawn = drawnOf(approval(5n))) =>
  guardCall({ drawn }, call, { account, deadlineSeconds: 1n });
const refused = expect.objectContaining({
  failure: 'refused',
  told: { text: 'The transaction doesn’t match what was shown. It wasn’t sent.' },
});

test('a call that says what was shown is handed over as its bytes', () => {
  expect(guard()).toEqual({ to: token, data: expect.stringMatching(/^0x095ea7b3/), value: 0n });
});

test.each<[string, Step['drawn']]>([
  ['another amount', drawnOf(approval(6n))],
  ['another spender', drawnOf(approveCall(token, token, 5n))],
  ['another contract', drawnOf(approval(5n, spender))],
  ['another function', drawnOf(wrapCall({ wbesc: token, amount: 5n }))],
  ['native coin', drawnOf(approval(5n)).map((one) => ({ ...one, value: 1n }))],
  ['only a part of it', drawnOf(approval(5n)).map((one) => ({ ...one, figures: one.figures.slice(1) }))],
  ['nothing', []],
])('a screen that drew %s refuses the call', (_what, drawn) => {
  expect(() => guard(approval(5n), drawn)).toThrow(refused);
});

test.each([
  ['another amount', approval(6n)],
  ['another contract', approval(5n, spender)],
  ['native coin', { ...approval(5n), value: 1n }],
  ['arguments that its function does not take', { ...approval(5n), args: [spender] }],
  ['a function that is not described', { ...approval(5n), functionName: 'transfer' }],
])('a call made with %s is refused', (_what, call) => {
  expect(() => guard(call)).toThrow(refused);
});
