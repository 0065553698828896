import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { nativeCoin, type Token } from '../shared/token';
import { isForbiddenRecipient } from './recipient';
import { swapInputError } from './swap-input-error';
import type { Trade } from './trade';

const busdc = testAddress('0x00000000000000000000000000000000000000B1');
const money = testAddress('0x00000000000000000000000000000000000000A2');
const account = testAddress('0x00000000000000000000000000000000000000c3');
const pairAddress = testAddress('0x00000000000000000000000000000000000000D4');

describe('swapInputError', () => {
  const trade: Trade = {
    kind: 'exactIn',
    path: [busdc, money],
    pairs: [{ address: pairAddress, token0: money, token1: busdc, reserve0: 1n, reserve1: 1n }],
    amountIn: 10n,
    amountOut: 9n,
  };
  const token: Token = { kind: 'token', chainId: 1, address: money, decimals: 18, symbol: 'MONEY', name: 'Money' };
  const good = {
    account,
    amount: 10n,
    input: nativeCoin(1),
    output: token,
    recipient: { kind: 'own' },
    blockedRecipients: [busdc],
    trade,
    maximumIn: 10n,
    balance: 10n,
  } as const;

  test('SWAP-051 SWAP-052 SWAP-053 SWAP-054 SWAP-055 SWAP-059 SWAP-060 the errors come in the stated order', () => {
    const steps = [
      { account: undefined },
      { amount: undefined },
      { output: undefined },
      { recipient: { kind: 'empty' } as const },
      { recipient: { kind: 'invalid' } as const },
      { balance: 9n },
    ];
    const texts = steps.map(
      (_, from) =>
        // All faults from this one on at once; later ones must not hide it.
        swapInputError(Object.assign({ ...good }, ...steps.slice(from).toReversed()))?.text,
    );
    expect(texts).toEqual([
      'Connect Wallet',
      'Enter an amount',
      'Select a token',
      'Enter a recipient',
      'Invalid recipient',
      'Insufficient BESC balance',
    ]);
    expect(swapInputError(good)).toBeUndefined();
  });

  test('SWAP-062 zero is no amount; unknown balances are not judged', () => {
    expect(swapInputError({ ...good, amount: 0n })?.kind).toBe('enter-amount');
    expect(swapInputError({ ...good, balance: undefined })).toBeUndefined();
    expect(swapInputError({ ...good, input: undefined })?.kind).toBe('select-token');
    expect(swapInputError({ ...good, recipient: { kind: 'pending' } })?.text).toBe('Looking up the name');
  });

  test.each([
    ['SWAP-056 a blocked router', busdc],
    ['SWAP-057 a token of the path', money],
    ['SWAP-058 a pair of the trade', pairAddress],
  ])('%s is an invalid recipient', (_, address) => {
    expect(swapInputError({ ...good, recipient: { kind: 'address', address } })?.kind).toBe('invalid-recipient');
    expect(isForbiddenRecipient({ recipient: account, blockedRecipients: [busdc], trade })).toBe(false);
  });
});
